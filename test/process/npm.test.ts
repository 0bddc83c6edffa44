/** @module-tag thorough */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../db/folder-lock.ts'
import { present } from '../present.ts'
import { waitUntil } from '../wait.ts'
import { freePort } from '../free-port.ts'
import { useServers } from './server-process.ts'

const { preparedFolder } = useServers()

const root = resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The variables of the processes that serve a data folder. */
const environmentsOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      } catch {
        return []
      }
    })
    .filter((variables) => variables.includes(`DATA_DIR=${dataDir}`) && variables.includes('npm_lifecycle_event=start'))
    .flat()

test('DESIGN: no npm script needs the syntax of one shell', () => {
  // With `exec`, npm's shell is replaced, so that SIGTERM reaches the server. Windows has no `exec`, and does not get it.
  const start = /^node -e "[^"$%\\]+" && exec (node [\w =./-]+) \|\| \1$/.exec(present(manifest.scripts.start))?.[1]
  const { postinstall: _, ...others } = manifest.scripts
  for (const [name, command] of Object.entries({ ...others, start: present(start) }))
    expect([name, command]).toEqual([
      name,
      expect.stringMatching(/^(node|vitest|react-router|oxlint|oxfmt)( [\w=./-]+)*( && \w[\w -]*)?$/),
    ])
})

test.skipIf(process.platform === 'win32').each([
  { system: 'Windows', code: 1, started: ['without exec'] },
  { system: 'Linux and macOS', code: 0, started: ['exec'] },
])('DESIGN: npm start asks which system it is on, and writes no error on $system', ({ code, started }) => {
  const bin = mkdtempSync(join(tmpdir(), 'tirtha-bin-'))
  // The parent process shows whether the shell still exists.
  const shell = '$(cat /proc/$PPID/comm 2>/dev/null || ps -o comm= -p $PPID)'
  const node = `#!/bin/sh\n[ "$1" = -e ] && exit ${code}\ncase "${shell}" in *sh) echo without exec;; *) echo exec;; esac\n`
  writeFileSync(join(bin, 'node'), node, { mode: 0o755 })
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', present(manifest.scripts.start)], {
    env: { PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect({ started: stdout.trim().split('\n'), stderr }).toEqual({ started, stderr: '' })
  rmSync(bin, { recursive: true })
})

test('DESIGN: the product and its scripts run in a folder whose name has blanks, and on Windows', () => {
  // On Windows, the path of a file URL differs from the file's path.
  const folders = ['scripts', 'server', 'db', 'domain', 'contract', 'bench']
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, folder, name)),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'DESIGN: npm ci says what a machine lacks on which Node.js cannot start',
  () => {
    const bin = mkdtempSync(join(tmpdir(), 'tirtha-bin-'))
    const say = (code: number) => {
      writeFileSync(join(bin, 'node'), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 })
      return spawnSync('/bin/sh', ['-c', present(manifest.scripts.postinstall)], {
        env: { PATH: bin },
        encoding: 'utf8',
      })
    }
    expect(say(127)).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^[^\n]*libatomic1\n$/) })
    expect(say(0)).toMatchObject({ status: 0, stderr: '', stdout: '' })
    rmSync(bin, { recursive: true })
  },
)

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'DESIGN: npm start that is ended by %s leaves no server: port and folder are free',
  async (signal) => {
    const dataDir = await preparedFolder()
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: root,
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
    if (process.platform === 'linux') expect(environmentsOf(dataDir)).toContain('MALLOC_ARENA_MAX=2')
    npm.kill(signal)
    expect(await ended).toEqual(signal === 'SIGTERM' ? { code: 0, by: null } : { code: null, by: 'SIGKILL' })
    await waitUntil(async () => (await status()) === null)
    const free = await waitUntil(() => lockFolder(dataDir))
    free()
  },
)
