import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isCachedPage, PAGE_CACHE } from '../cache/page-cache.ts'

// TypeScript has one global scope for the project, and here it is the scope of a page, so the worker's types are declared here.
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type WorkerMessage = ExtendableMessage & { source: { id: string } | null; ports: readonly MessagePort[] }
type FetchOfWindow = Event & { clientId: string }
type ExtendableMessage = Extendable & { data: { type?: string } }
declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: ((kind: 'install', listener: (event: Extendable) => void) => void) &
    ((kind: 'message', listener: (event: WorkerMessage) => void) => void)
}

const ASSETS = 'assets'
const OFFLINE_PAGE = '/offline'
/** If there is no answer after so many seconds, the cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 6

/** The HTTP date of the cached document of each window. */
const cachedSince = new Map<string, string>()

const assets = new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: 150 })] })
const art = new StaleWhileRevalidate({ cacheName: ASSETS })

/** Caches the scripts and pictures of a page. */
async function cachePartsOf(page: Response, event: Extendable): Promise<void> {
  const parts = new Set((await page.text()).match(/\/(?:assets|art)\/[\w.-]+/g))
  await Promise.all(
    [...parts].map((request) =>
      (request.startsWith('/art/') ? art : assets).handle({ event, request }).catch(() => {}),
    ),
  )
}

async function cacheOfflinePage(event: Extendable): Promise<void> {
  const page = await fetch(OFFLINE_PAGE)
  await (await caches.open(PAGE_CACHE)).put(OFFLINE_PAGE, page.clone())
  await cachePartsOf(page, event)
}

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 20, matchOptions: { ignoreVary: true } }),
    {
      // The cache ignores the query, so a page with `?lang=` would be shown for the bare address in the wrong language.
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !response.redirected && !new URL(request.url).searchParams.has('lang')
          ? response
          : null,
      cacheDidUpdate: async ({ newResponse, event }) => cachePartsOf(newResponse.clone(), event),
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        const { resultingClientId } = event as unknown as { resultingClientId?: string }
        if (cachedResponse && resultingClientId)
          cachedSince.set(resultingClientId, cachedResponse.headers.get('date') ?? '')
        return cachedResponse
      },
    },
  ],
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isCachedPage(url.pathname) || url.pathname === OFFLINE_PAGE),
  pages,
)
// Only cached pages take their parts from the worker's cache. For others the browser's own cache is faster, and Chromium fetches
// a preloaded file again if a worker has answered it.
const isOfCachedPage = (event: Event) => cachedSince.has((event as FetchOfWindow).clientId) || !navigator.onLine
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/assets/') && isOfCachedPage(event),
  assets,
)
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/art/') && isOfCachedPage(event),
  art,
)
// All other pages go to the network; `setCatchHandler` answers if the network fails.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
setCatchHandler(async ({ request }) => {
  const { origin, pathname, search } = new URL(request.url)
  if (request.mode !== 'navigate' || pathname === OFFLINE_PAGE) return Response.error()
  // The answer is a redirect, because the scripts of the page load the data that belongs to the address.
  return Response.redirect(`${origin}${OFFLINE_PAGE}?next=${encodeURIComponent(pathname + search)}`)
})

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage(event).then(() => self.skipWaiting())))
self.addEventListener('message', ({ data, source, ports }) => {
  if (data.type === 'SINCE') ports[0]?.postMessage((source && cachedSince.get(source.id)) || null)
})
