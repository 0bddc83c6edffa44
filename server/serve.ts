import cluster from 'node:cluster'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import pino from 'pino'
import { connectEmbedded, connectPostgres, type Database, type Db } from '../db/connect.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { ExtensionError } from '../db/extension-error.ts'
import { migrate } from '../db/migrate.ts'
import type { PhotoFiles } from '../db/photo-files.ts'
import type { ContentPart } from '../db/content-part.ts'
import { makeCode } from './account/one-time-code.ts'
import { createApp } from './app.ts'
import { fillCities } from './catalogue/fill-cities.ts'
import { fillStops } from './catalogue/fill-stops.ts'
import { listenToCommands } from './control-socket.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkFirstRun } from './doctor/first-run.ts'
import { checkSettings } from './doctor/settings.ts'
import { readEmbedded } from './backup/read-database.ts'
import { backUpByTimer } from './backup/timer.ts'
import { EnvironmentError, type Env } from './env.ts'
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
import { photoFiles } from './photos/files.ts'
import { isFirstProcess } from './processes.ts'
import { reconcileDocuments } from './payments/reconcile-documents.ts'
import { answerFromMemory } from './public-reads/answer-from-memory.ts'
import { followChanges } from './public-reads/follow-changes.ts'
import { KeptAnswers } from './public-reads/kept-answers.ts'
import { PublishedCities } from './public-reads/published-cities.ts'
import { attachDocuments } from './documents/email-attachments.ts'
import { readMeetings as readMeetingsOf } from './documents/email-meetings.ts'
import { documentCertainActs } from './payments/document-acts.ts'
import { emailToSend } from './staff/email-to-send.ts'
import { recoverOwner } from './staff/recover-owner.ts'
import { statementJobs } from './statements/jobs.ts'
import { type LiveEnv, liveEnv } from './live-env.ts'
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

const toldInOneLine = [EnvironmentError, DataFolderError, ExtensionError, StartError]

/** Starts the product, or prints one line with the reason why it cannot start, and ends with exit code 1. */
export async function serve(loadPages: () => Promise<Pages>): Promise<void> {
  try {
    await start(liveEnv(process.env), loadPages)
  } catch (error) {
    if (toldInOneLine.some((kind) => error instanceof kind)) say((error as Error).message)
    else if (isDatabaseAway(error) || isDatabaseLoginError(error))
      say(
        `DATABASE_URL: expected a PostgreSQL that lets us in, found: ${(error as Error).message || 'connection refused'}`,
      )
    else say((error as Error).stack ?? String(error))
    process.exit(1)
  }
}

async function start(live: LiveEnv, loadPages: () => Promise<Pages>): Promise<void> {
  const { env } = live
  const destination = new LogDestination(STANDARD_OUTPUT, say)
  process.once('exit', () => destination.writeAtExit())
  const log = pino({ level: env.LOG_LEVEL }, destination)
  const reporter = { onPoolError: (error: Error) => log.error({ err: error }, 'database connection lost') }
  const database = env.DATABASE_URL
    ? connectPostgres(env.DATABASE_URL, reporter)
    : await connectEmbedded({ dataDir: env.DATA_DIR }, reporter)
  try {
    if (env.DATABASE_URL) await preparePostgres(connectPostgres(env.DATABASE_URL, reporter, 'start'), env)
    else await prepareDatabase(database.db, env)
    await live.reload(database.db)
    if (isFirstProcess()) for (const warning of startWarnings(env)) log.warn(warning)
    await startServices({ live, log, destination, database, pages: await loadPages() })
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
  // This must come before the first start, because afterwards a new installation looks like an old one.
  await fillCities(db, new Date())
  // The secrets are printed at once: if the start fails later, the next one is not a first start and cannot show them.
  printSecrets(await prepareFirstStart(db, env, new Date()))
  await reconcileDocuments(db, env, new Date())
  await fillStops(db, new Date())
}

type Started = { live: LiveEnv; log: pino.Logger; destination: LogDestination; database: Database; pages: Pages }

/** Starts the mail worker, the HTTP server and, in the first process, housekeeping, and stops them on SIGTERM and SIGINT. */
async function startServices({ live, log, destination, database, pages }: Started): Promise<void> {
  const { env } = live
  const { db, pool } = database
  const now = () => new Date()
  const send = env.SMTP_URL ? sendBySmtp(env.SMTP_URL) : sendToFolder(join(env.DATA_DIR, 'mail'))
  const photos = photoFiles(env)
  const attach = attachDocuments({ db, env, now, photos })
  const readMeetings = readMeetingsOf({ db, env, now })
  const worker = startMailWorker({
    db,
    send,
    env,
    log,
    now,
    makeCode,
    attach,
    readMeetings,
    whatIsTrue: (email) => emailToSend(db, email),
    documentActs: () => documentCertainActs(db, env, now),
  })
  const isFirst = isFirstProcess()
  const housekeeping = isFirst ? startHousekeeping({ db, log, now, env, photos, embedded: !env.DATABASE_URL }) : null
  const state = { isStopping: false }
  const answers = new KeptAnswers()
  const cities = new PublishedCities(db, log)
  const onChange = (part: ContentPart) => {
    answers.forget(part)
    if (part === 'catalogue') void cities.read()
  }
  setInterval(() => log.info(answers.usage(), 'answers in memory'), SHOW_USAGE_EVERY_MS).unref()
  // No other process can change the embedded database.
  const onForeignChange = (part: ContentPart) => {
    if (part !== 'settings') return onChange(part)
    live.reload(db).then(
      () => onChange(part),
      (error: unknown) => log.error({ err: error }, 'settings of the desk not read'),
    )
  }
  const changes = env.DATABASE_URL
    ? await followChanges({ db, url: env.DATABASE_URL, log, onChange: onForeignChange })
    : null
  await cities.read()
  const wakeMail = () => worker.wake()
  const statementWork = statementJobs({ db, env, log, now, wakeMail })
  statementWork.start()
  const mailbox = startAlertReader({ db, env, log, now, statementWork })
  const metrics = await startMetrics({ db, pool, env, now })
  const app = createApp({
    photos,
    metrics: metrics?.metrics,
    db,
    env,
    live,
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
    cities,
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
  const commands = env.DATABASE_URL ? null : await listenToCommands(env.DATA_DIR, answersTo(db, photos, env, now), log)
  const backups = isFirst ? backUpByTimer({ db, photos, env, log, now }) : null
  const others = [mailbox, statementWork, changes, commands, metrics, backups].filter((part) => part !== null)
  const parts = { drainSeconds: env.DRAIN_SECONDS, requests, housekeeping, worker, others, database, log: destination }
  stopOnSignals(parts, () => (state.isStopping = true))
}

function answersTo(db: Db, photos: PhotoFiles, env: Env, now: () => Date) {
  // The engine has one session, so a second backup would wait for it longer than a request may.
  const turn = pLimit(1)
  return {
    backup: () => turn(() => readEmbedded(db, photos, now())),
    owner: async (asked: URLSearchParams) =>
      Readable.from([JSON.stringify(await recoverOwner(db, asked.get('email') ?? '', now()))]),
    doctor: async () => {
      const found = [...checkSettings(env), ...(await checkDatabase(db, now)), ...(await checkFirstRun(db, env))]
      return Readable.from([JSON.stringify(found)])
    },
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
