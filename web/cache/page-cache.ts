/** The cache that the service worker keeps pages in. */
export const PAGES = 'pages'

/** Pages worth having without a network. They are the same for everyone: what is one's own stands in own-copies. */
export const isCachedPage = (pathname: string): boolean =>
  /^\/(landing|poojas|priest|city\/[a-z]+|user\/(bookings(\/[\w-]{36})?|history))$/.test(pathname)

/** Has the service worker keep these pages too: one that came by a click inside the site was no document of its own. */
export function cachePages(...paths: string[]): void {
  // At the first visit the service worker is there a little later than the page.
  void navigator.serviceWorker?.ready.then(({ active }) =>
    // A worker has one origin, ours, and takes no other argument.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: paths } }),
  )
}

/** After a change of language, what is kept would speak the other one. */
export async function clearPageCache(): Promise<void> {
  if ('caches' in window) await caches.delete(PAGES)
}

/** Since when (an HTTP date) the document shown has been in store; null when it has come by the network. */
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
