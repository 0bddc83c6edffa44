/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../db/folder-lock.ts'
import { waitUntil } from '../wait.ts'
import { freePort } from '../free-port.ts'
import { useServers } from './server-process.ts'

const { preparedFolder } = useServers()

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'DESIGN: npm start that is ended by %s leaves no server: port and folder are free',
  async (signal) => {
    const dataDir = await preparedFolder()
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => npm.once('exit', (code, by) => resolve({ code, by })))
    const status = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (response) => response.status,
        () => null,
      )
    await waitUntil(async () => (await status()) === 200, 40_000)
    expect(lockFolder(dataDir)).toBeNull()
    npm.kill(signal)
    expect(await ended).toEqual(signal === 'SIGTERM' ? { code: 0, by: null } : { code: null, by: 'SIGKILL' })
    await waitUntil(async () => (await status()) === null)
    const free = await waitUntil(() => lockFolder(dataDir))
    free()
  },
)
