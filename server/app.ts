import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { isMigrated } from '../db/migrate.ts'
import { withWaitingTime } from '../db/waiting-time.ts'
import { createApi } from './api.ts'
import { docsPage } from './docs-page.ts'
import type { Services } from './http/context.ts'
import type { Metrics } from './metrics/metrics.ts'
import { observeRequests } from './metrics/observe-requests.ts'
import { metricsByToken } from './metrics/serve-metrics.ts'
import { servePhotos } from './photos/serve.ts'
import { staticFiles } from './static-files.ts'
import { type RenderPage, pages } from './pages.ts'

type Parts = Services & {
  /** Renders the pages; left out in the tests of the API. */
  renderPage?: RenderPage
  /** The folder of the built client, whose files are served unchanged. */
  clientFolder?: string
  isStopping?: () => boolean
  /** Counts requests, and answers /metrics; left out if the operator does not measure. */
  metrics?: Metrics | null
}

/** How long a request may wait for the database, in milliseconds, so that it is answered with 503 within five seconds. */
const LONGEST_WAIT_MS = 4000

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** If the site has HTTPS, browsers use only HTTPS for a year. */
const requireHttps = (publicUrl: string): MiddlewareHandler => {
  const isHttps = publicUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    if (isHttps) c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
}

/** The whole product as one function from `Request` to `Response`: API, pages, static files, health checks. */
export function createApp({ renderPage, clientFolder, isStopping = () => false, metrics, ...services }: Parts) {
  const app = new Hono()
  if (metrics) app.use(observeRequests(metrics.observe))
  app.use((_, next) => withWaitingTime(LONGEST_WAIT_MS, next))
  app.use(requireHttps(services.env.PUBLIC_URL))
  if (metrics && services.env.METRICS_TOKEN) app.get('/metrics', metricsByToken(metrics))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = !isStopping() && (await isMigrated(services.db).catch(() => false))
    return ready ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503, { 'Retry-After': '5' })
  })
  if (clientFolder) app.route('/', staticFiles(clientFolder, services.env, services.db))
  app.route('/', servePhotos(services.photos))
  app.use(compress())
  app.route('/v1/docs', docsPage())
  app.route('/', createApi(services))
  if (renderPage)
    app.route(
      '/',
      pages({
        renderPage,
        call: (path, init, env) => app.request(path, init, env),
        env: services.env,
        log: services.log,
      }),
    )
  return app
}
