import { readEnv } from '../server/env.ts'
import { build, isBuilt } from './build.ts'
import { stopWithNpm } from './stop-with-npm.ts'

// React and React Router take their production form by this name, when they are first imported.
process.env.NODE_ENV ||= 'production'

stopWithNpm()

try {
  // Before a build, which takes a while, and again by the server itself.
  readEnv(process.env)
  if (!isBuilt()) await build()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
const { serveBuilt } = await import('../server/main.ts')
await serveBuilt()
