import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import type { Today } from '../../contract/desk.ts'
import { api } from '../api.ts'
import { useSession } from '../session/session.ts'
import { TODAY } from '../session/desk-path.ts'

let known: { userId: string; today: Today } | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setToday(userId: string, today: Today): void {
  known = { userId, today }
  for (const listener of listeners) listener()
}

/** The numbers of the desk; null for others, and until they are loaded. */
export function useToday(): Today | null {
  const userId = useSession()?.user.id
  const shown = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  return shown !== null && shown.userId === userId ? shown.today : null
}

let loading: Promise<void> | null = null
let isOutdated = false

/**
 * Loads the numbers again, once for all acts that are done while they are being loaded. The desk also works without them.
 */
export function refreshToday(userId: string): Promise<void> {
  isOutdated = true
  loading ??= load(userId).finally(() => (loading = null))
  return loading
}

async function load(userId: string): Promise<void> {
  while (isOutdated) {
    isOutdated = false
    await unwrap(api.admin.today.$get()).then(
      ({ data }) => setToday(userId, data),
      () => {},
    )
  }
}

/** Loads the numbers at once, after each act, and when the tab becomes visible; not on the page that loads them itself. */
export function useFreshNumbers(): void {
  const user = useSession()?.user
  const { pathname } = useLocation()
  const { state } = useRevalidator()
  const userId = user?.role === 'ADMIN' && pathname !== TODAY ? user.id : undefined
  useEffect(() => {
    if (userId !== undefined && state === 'idle') void refreshToday(userId)
  }, [userId, state])
  useEffect(() => {
    if (userId === undefined) return
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshToday(userId)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [userId])
}
