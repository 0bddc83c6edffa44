import cluster from 'node:cluster'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import pino from 'pino'
import { connectEmbedded, connectPostgres, type Database, type Db } from '../db/connect.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { migrate } from '../db/migrate.ts'
import type { ContentPart } from '../db/content-part.ts'
import { makeCode } from './account/one-time-code.ts'
import { createApp } from './app.ts'
import { fillStops } from './catalogue/fill-stops.ts'
import { listenToCommands } from './control-socket.ts'
import { checkDatabase } from './doctor/database.ts'
import { readEmbedded } from './backup/read-database.ts'
import { backUpByTimer } from './backup/timer.ts'
import { EnvironmentError, type Env, readEnv } from './env.ts'
import { type GeneratedSecrets, prepareFirstStart } from './first-start.ts'
import { startHousekeeping } from './housekeeping.ts'
import { isDatabaseAway, isDatabaseLoginError } from '../db/connection-errors.ts'
import { createLimits } from './http/limits.ts'
import { createHttpServer, listenForSite, StartError } from './listen.ts'
import { LogDestination } from './log-destination.ts'
import { sendBySmtp, sendToFolder } from './email/transport.ts'
import { startMailWorker } from './email/worker.ts'
import { startAlertReader } from './mailbox/reader.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { followRequests } from './open-requests.ts'
import type { RenderPage } from './pages.ts'
import { isFirstProcess } from './processes.ts'
import { reconcileDocuments } from './payments/reconcile-documents.ts'
import { answerFromMemory } from './public-reads/answer-from-memory.ts'
import { followChanges } from './public-reads/follow-changes.ts'
import { KeptAnswers } from './public-reads/kept-answers.ts'
import { attachDocuments } from './documents/email-attachments.ts'
import { documentCertainActs } from './payments/document-acts.ts'
import { whatIsTrue } from './payments/email-facts.ts'
import { statementJobs } from './statements/jobs.ts'
import { startWarnings } from './start-warnings.ts'
import { stopOnSignals } from './stop.ts'

type Pages = {
  renderPage: RenderPage
  clientFolder?: string
  first?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const STANDARD_OUTPUT = 1
const SHOW_USAGE_EVERY_MS = 10 * 60 * 1000

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Starts the product, or prints in one line why it cannot and ends with exit code 1. */
export async function serve(loadPages: () => Promise<Pages>): Promise<void> {
  try {
    await start(readEnv(process.env), loadPages)
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof DataFolderError || error instanceof StartError)
      say(error.message)
    else if (isDatabaseAway(error) || isDatabaseLoginError(error))
      say(
        `DATABASE_URL: expected a PostgreSQL that lets us in, found: ${(error as Error).message || 'connection refused'}`,
      )
    else say((error as Error).stack ?? String(error))
    process.exit(1)
  }
}

async function start(env: Env, loadPages: () => Promise<Pages>): Promise<void> {
  const destination = new LogDestination(STANDARD_OUTPUT, say)
  process.once('exit', () => destination.writeAtExit())
  const log = pino({ level: env.LOG_LEVEL }, destination)
  if (isFirstProcess()) for (const warning of startWarnings(env)) log.warn(warning)
  const reporter = { onPoolError: (error: Error) => log.error({ err: error }, 'database connection lost') }
  const database = env.DATABASE_URL
    ? connectPostgres(env.DATABASE_URL, reporter)
    : await connectEmbedded({ dataDir: env.DATA_DIR }, reporter)
  try {
    if (env.DATABASE_URL) await preparePostgres(connectPostgres(env.DATABASE_URL, reporter, 'start'), env)
    else await prepareDatabase(database.db, env)
    await startServices({ env, log, destination, database, pages: await loadPages() })
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function preparePostgres({ db, close }: Database, env: Env): Promise<void> {
  try {
    await prepareDatabase(db, env)
  } finally {
    await close()
  }
}

/** Migrates the database and fills it at the first start. */
async function prepareDatabase(db: Db, env: Env): Promise<void> {
  await migrate(db)
  // Printed at once: if the start fails later, the next one is no first start and cannot show them.
  printSecrets(await prepareFirstStart(db, env, new Date()))
  await reconcileDocuments(db, env, new Date())
  await fillStops(db, new Date())
}

type Started = { env: Env; log: pino.Logger; destination: LogDestination; database: Database; pages: Pages }

/** Starts the mail worker, in the first process housekeeping, and the HTTP server, and stops them on SIGTERM and SIGINT. */
async function startServices({ env, log, destination, database, pages }: Started): Promise<void> {
  const { db, pool } = database
  const now = () => new Date()
  const send = env.SMTP_URL ? sendBySmtp(env.SMTP_URL) : sendToFolder(join(env.DATA_DIR, 'mail'))
  const attach = attachDocuments({ db, env, now })
  const worker = startMailWorker({
    db,
    send,
    env,
    log,
    now,
    makeCode,
    attach,
    whatIsTrue: (email) => whatIsTrue(db, email),
    documentActs: () => documentCertainActs(db, env, now),
  })
  const isFirst = isFirstProcess()
  const housekeeping = isFirst ? startHousekeeping({ db, log, now, env, embedded: !env.DATABASE_URL }) : null
  const state = { isStopping: false }
  const answers = new KeptAnswers()
  const onChange = (part: ContentPart) => answers.forget(part)
  setInterval(() => log.info(answers.usage(), 'answers in memory'), SHOW_USAGE_EVERY_MS).unref()
  // Nobody else can change the embedded database.
  const changes = env.DATABASE_URL ? await followChanges({ db, url: env.DATABASE_URL, log, onChange }) : null
  const wakeMail = () => worker.wake()
  const statementWork = statementJobs({ db, env, log, now, wakeMail })
  statementWork.start()
  const mailbox = startAlertReader({ db, env, log, now, statementWork })
  const metrics = await startMetrics({ db, pool, env, now })
  const app = createApp({
    metrics: metrics?.metrics,
    db,
    env,
    log,
    now,
    limits: createLimits(pool, env.RATE_LIMIT_SCALE),
    wakeMail,
    statementWork,
    contentChanged: onChange,
    renderPage: pages.renderPage,
    clientFolder: pages.clientFolder,
    isStopping: () => state.isStopping,
  })
  const fromMemory = answerFromMemory({
    answers,
    fetch: app.fetch,
    log,
    now,
    publicUrl: env.PUBLIC_URL,
    observe: metrics?.metrics.observe,
  })
  const server = createHttpServer(app.fetch, pages.first ?? fromMemory)
  const requests = followRequests(server)
  const port = await listenForSite(server, env)
  if (!cluster.isWorker) printReady(env, port)
  const commands = env.DATABASE_URL ? null : await listenToCommands(env.DATA_DIR, answersTo(db, now), log)
  const backups = isFirst ? backUpByTimer({ db, env, log, now }) : null
  const others = [mailbox, statementWork, changes, commands, metrics, backups].filter((part) => part !== null)
  const parts = { drainSeconds: env.DRAIN_SECONDS, requests, housekeeping, worker, others, database, log: destination }
  stopOnSignals(parts, () => (state.isStopping = true))
}

function answersTo(db: Db, now: () => Date) {
  // The engine has one session: a second backup would wait for it longer than a request may.
  const turn = pLimit(1)
  return {
    backup: () => turn(() => readEmbedded(db, now())),
    doctor: async () => Readable.from([JSON.stringify(await checkDatabase(db, now))]),
  }
}

function printSecrets(generated: GeneratedSecrets | null): void {
  if (!generated?.password && !generated?.securityKey) return
  say('')
  say('  First start. These are shown once, please keep them:')
  say(`  Admin email:        ${generated.email}`)
  if (generated.password) say(`  Admin password:     ${generated.password}`)
  if (generated.securityKey) say(`  Admin security key: ${generated.securityKey}`)
  say('')
}

function printReady(env: Env, port: number): void {
  const store = env.DATABASE_URL ? 'PostgreSQL' : `the embedded database in ${resolve(env.DATA_DIR)}`
  say(`Tirtha is ready on http://localhost:${port}, with ${store}`)
}
