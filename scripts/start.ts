import { readEnv } from '../server/env.ts'
import { build, isBuilt } from './build.ts'
import { stopWithNpm } from './stop-with-npm.ts'

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
