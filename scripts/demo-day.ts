import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectEmbedded } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { compileMessages } from './compile-messages.ts'

/**
 * `npm run demo-day` makes `demo-day/data`, a database with a day of 500 payments, and `demo-day/statements`, the statements of
 * five banks for them. All people are invented. `DATA_DIR=demo-day/data npm start` shows the desk of that day.
 */
compileMessages()
// This is imported late, because the server imports the compiled messages.
const { makeDemoDay } = await import('../test/demo-day.ts')
const { demoStatements } = await import('../test/demo-statements.ts')
const { world } = await import('../test/world.ts')

const folder = fileURLToPath(new URL('../demo-day/', import.meta.url))
const statements = join(folder, 'statements')
rmSync(folder, { recursive: true, force: true })
mkdirSync(statements, { recursive: true })

const started = performance.now()
const database = await connectEmbedded(
  { dataDir: join(folder, 'data') },
  { onPoolError: (error) => process.stderr.write(`${error.message}\n`) },
)
await migrate(database.db)
const { rows, expected } = await makeDemoDay(await world({ database }))
await database.close()
for (const [name, content] of Object.entries(demoStatements(rows))) writeFileSync(join(statements, name), content)

const seconds = ((performance.now() - started) / 1000).toFixed(0)
process.stdout.write(
  `A day with ${rows.length} rows of the bank in ${seconds} s: demo-day/ (${JSON.stringify(expected)})\n`,
)
