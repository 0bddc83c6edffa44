import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '../../db/folder-lock.ts'
import { freePort } from '../free-port.ts'
import { eventually } from './run-script.ts'

const folders: string[] = []

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'DESIGN: npm start that is ended by %s leaves no server behind: port and folder are free',
  { timeout: 120_000 },
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tirtha-npm-'))
    folders.push(dataDir)
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const answers = () => fetch(`http://127.0.0.1:${port}/readyz`).then((response) => response.ok)
    await eventually(async () => ((await answers()) ? true : undefined), 40_000)
    expect(lockFolder(dataDir)).toBeNull()
    npm.kill(signal)
    await eventually(async () => ((await answers().catch(() => null)) === null ? true : undefined))
    const free = await eventually(() => lockFolder(dataDir) ?? undefined)
    free()
  },
)
