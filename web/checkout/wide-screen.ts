import { useSyncExternalStore } from 'react'

/** A screen that a phone's camera can be held before: wide, and used with a mouse. */
const QUERY = '(min-width: 1024px) and (pointer: fine)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the code comes first: on a phone it is the app's own link, since no phone scans itself. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
