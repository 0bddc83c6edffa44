import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isCachedPage, PAGES } from '../cache/page-cache.ts'

// The compiler knows one kind of global scope per project, and ours is the page's.
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
/** A crowded network that answers nothing is no better than none: after so many seconds the kept page is shown. */
const PATIENCE_SECONDS = 6

/** Since when the document of each window has been in store. */
const since = new Map<string, string>()

const assets = new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin({ maxEntries: 150 })] })
const art = new StaleWhileRevalidate({ cacheName: ASSETS })

/** A page without its scripts and pictures would be half a page. */
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
      // An address that names its language is not kept: it would stand for the bare one, in the wrong language.
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
// A page that came by the network takes its parts from the network, too, where the browser's own store has them: this
// worker would only be in their way, and Chromium fetches again what it preloaded if a worker's store answered it.
const isOfKeptPage = (event: Event) => since.has((event as Asking).clientId) || !navigator.onLine
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/assets/') && isOfKeptPage(event),
  assets,
)
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname.startsWith('/art/') && isOfKeptPage(event),
  art,
)
// Every other page, when there is no network: what is kept, and a way to try again.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
setCatchHandler(async ({ request }) => {
  const { origin, pathname, search } = new URL(request.url)
  if (request.mode !== 'navigate' || pathname === OFFLINE) return Response.error()
  // The address must be the page's own, or its script would look for another page's data.
  return Response.redirect(`${origin}${OFFLINE}?next=${encodeURIComponent(pathname + search)}`)
})

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event).then(() => self.skipWaiting())))
self.addEventListener('message', ({ data, source, ports }) => {
  if (data.type === 'SINCE') ports[0]?.postMessage((source && since.get(source.id)) || null)
})
