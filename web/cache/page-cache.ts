/** The name of the service worker's cache of pages. */
export const PAGE_CACHE = 'pages'

/** The pages that open without a network. They hold no personal data, which is in `user-cache.ts`. */
export const isCachedPage = (pathname: string): boolean =>
  /^\/(landing|poojas|priest|city\/[a-z]+|day\/.+|user\/(bookings(\/[\w-]{36})?|history))$/.test(pathname)

/** Makes the service worker cache pages. It does not see a page that opens by a click, because no document is loaded. */
export function cachePages(...paths: string[]): void {
  // On the first visit the service worker starts after the page.
  void navigator.serviceWorker?.ready.then(({ active }) =>
    // The worker has our origin; its `postMessage` takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: paths } }),
  )
}

/** Deletes the cached pages, which are in the old language after a change of language. */
export async function clearPageCache(): Promise<void> {
  if ('caches' in window) await caches.delete(PAGE_CACHE)
}

/** The HTTP date since which this document is in the cache; null if it came from the network. */
export function requestCacheTime(): Promise<string | null> {
  const controller = navigator.serviceWorker?.controller
  if (!controller) return Promise.resolve(null)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    port1.start()
    controller.postMessage({ type: 'SINCE' }, [port2])
  })
}
