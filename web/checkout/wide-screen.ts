import { useSyncExternalStore } from 'react'

/** A wide screen that is used with a mouse: a phone can scan a code on it. */
const QUERY = '(min-width: 1024px) and (pointer: fine)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the QR code comes first. On a phone the link to the app comes first, because a phone cannot scan itself. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
