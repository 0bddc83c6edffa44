import { enableCompileCache } from 'node:module'
import { stopWithNpm } from './stop-with-npm.ts'

// A start compiles some 800 files; with the results of an earlier start it takes two thirds of the time. Where the
// folder cannot be written, Node.js goes on without it.
enableCompileCache(new URL('../node_modules/.cache/tirtha', import.meta.url).pathname)
const { readEnv } = await import('../server/env.ts')
const { build, isBuilt } = await import('./build.ts')

// React and React Router read this when they are first imported, and load their production code.
process.env.NODE_ENV ||= 'production'

stopWithNpm()

// Without a listener, a line that cannot be written, as on a full disk, would end the process.
process.stderr.on('error', () => {})

try {
  // The server reads it again; here a mistake is reported before the build, which takes a while.
  readEnv(process.env)
  if (!isBuilt()) await build()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
const { serveBuilt } = await import('../server/main.ts')
await serveBuilt()
