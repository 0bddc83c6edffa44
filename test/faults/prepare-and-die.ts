import { connectEmbedded, connectPostgres } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { fillCities } from '../../server/catalogue/fill-cities.ts'
import { fillStops } from '../../server/catalogue/fill-stops.ts'
import { readEnv } from '../../server/env.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { reconcileDocuments } from '../../server/payments/reconcile-documents.ts'

/**
 * Prepares a database like a start. The process kills itself by SIGKILL after so many statements; with 0 it continues to the end
 * and prints their number.
 */
const dieAfter = Number(process.argv[2])
const env = readEnv(process.env)
const ran = { statements: 0 }
const reporter: Parameters<typeof connectPostgres>[1] = {
  onPoolError: () => {},
  onRoundTrip: () => void (++ran.statements === dieAfter && process.kill(process.pid, 'SIGKILL')),
}
const { db, close } = env.DATABASE_URL
  ? connectPostgres(env.DATABASE_URL, reporter, 'start')
  : await connectEmbedded({ dataDir: env.DATA_DIR }, reporter)
await migrate(db)
await fillCities(db, new Date())
await prepareFirstStart(db, env, new Date())
await reconcileDocuments(db, env, new Date())
await fillStops(db, new Date())
await close()
process.stdout.write(`${ran.statements}\n`)
