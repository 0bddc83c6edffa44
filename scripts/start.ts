import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Env } from '../server/env.ts'
import { startWithMemorySettings } from './memory-settings.ts'
import { stopWithNpm } from './stop-with-npm.ts'

startWithMemorySettings()

// A start compiles some 800 files; with the results of an earlier start, it takes two thirds of the time. If the folder cannot be
// written, Node.js continues without it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/tirtha', import.meta.url)))
const { readEnv } = await import('../server/env.ts')
const { build, isBuilt } = await import('./build.ts')

// React and React Router read this when they are first imported, and load their production code.
process.env.NODE_ENV ||= 'production'

if (cluster.isPrimary) stopWithNpm()

// Without a listener, a line that cannot be written, as on a full disk, would end the process.
process.stderr.on('error', () => {})

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function prepare(): Promise<Env> {
  try {
    // The server reads it again. Here an error is reported before the build, which takes a while.
    const env = readEnv(process.env)
    if (!isBuilt()) await build()
    return env
  } catch (error) {
    say((error as Error).message)
    process.exit(1)
  }
}

const env = await prepare()
if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
  const { serveByProcesses } = await import('../server/processes.ts')
  const { startMetricsOfProcesses } = await import('../server/metrics/start-metrics.ts')
  await startMetricsOfProcesses(env).catch((error: Error) => {
    say(error.message)
    process.exit(1)
  })
  await serveByProcesses(env, say)
  process.exit(0)
}
const { serveBuilt } = await import('../server/main.ts')
await serveBuilt()
