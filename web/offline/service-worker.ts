import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isCachedPage, PAGES } from '../cache/page-cache.ts'

// TypeScript has one global scope for a project, and ours is that of a page, so the worker's types are declared here.
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Asked = ExtendableMessage & { source: { id: string } | null; ports: readonly MessagePort[] }
type Asking = Event & { clientId: string }
type ExtendableMessage = Extendable & { data: { type?: string } }
declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: ((kind: 'install', listener: (event: Extendable) => void) => void) &
    ((kind: 'message', listener: (event: Asked) => void) => void)
}

const ASSETS = 'assets'
const OFFLINE = '/offline'
/** After so many seconds without an answer, the cached page is shown. */
const PATIENCE_SECONDS = 6

/** The HTTP date of the cached document of each window. */
const since = new Map<string, string>()

const assets = new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: 150 })] })
const art = new StaleWhileRevalidate({ cacheName: ASSETS })

/** Caches the scripts and pictures of a page. */
async function keepPartsOf(page: Response, event: Extendable): Promise<void> {
  const parts = new Set((await page.text()).match(/\/(?:assets|art)\/[\w.-]+/g))
  await Promise.all(
    [...parts].map((request) =>
      (request.startsWith('/art/') ? art : assets).handle({ event, request }).catch(() => {}),
    ),
  )
}

async function keepOfflinePage(event: Extendable): Promise<void> {
  const page = await fetch(OFFLINE)
  await (await caches.open(PAGES)).put(OFFLINE, page.clone())
  await keepPartsOf(page, event)
}

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 20, matchOptions: { ignoreVary: true } }),
    {
      // The cache ignores the query, so a page with `?lang=` would be shown for the bare address in the wrong language.
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !response.redirected && !new URL(request.url).searchParams.has('lang')
          ? response
          : null,
      cacheDidUpdate: async ({ newResponse, event }) => keepPartsOf(newResponse.clone(), event),
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        const { resultingClientId } = event as unknown as { resultingClientId?: string }
        if (cachedResponse && resultingClientId) since.set(resultingClientId, cachedResponse.headers.get('date') ?? '')
        return cachedResponse
      },
    },
  ],
})

registerRoute(({ url, sameOrigin }) => sameOrigin && (isCachedPage(url.pathname) || url.pathname === OFFLINE), pages)
// Only cached pages take their parts from the worker's cache. For others the browser's own cache is faster, and Chromium fetches
// a preloaded file again if a worker has answered it.
const isOfKeptPage = (event: Event) => since.has((event as Asking).clientId) || !navigator.onLine
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/assets/') && isOfKeptPage(event),
  assets,
)
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/art/') && isOfKeptPage(event),
  art,
)
// Every other page goes to the network; `setCatchHandler` answers when that fails.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
setCatchHandler(async ({ request }) => {
  const { origin, pathname, search } = new URL(request.url)
  if (request.mode !== 'navigate' || pathname === OFFLINE) return Response.error()
  // A redirect, because the scripts of the page load the data of the address.
  return Response.redirect(`${origin}${OFFLINE}?next=${encodeURIComponent(pathname + search)}`)
})

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event).then(() => self.skipWaiting())))
self.addEventListener('message', ({ data, source, ports }) => {
  if (data.type === 'SINCE') ports[0]?.postMessage((source && since.get(source.id)) || null)
})
