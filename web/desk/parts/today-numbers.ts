import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { Today } from '../../../contract/desk/queue.ts'
import { api } from '../../api.ts'
import { useSession } from '../../session/session.ts'
import { isOnMoney, TODAY } from '../../session/desk-path.ts'
import { createStore } from '../../store/create-store.ts'

const known = createStore<{ userId: string; today: Today } | null>(null)

export const setToday = (userId: string, today: Today): void => known.set({ userId, today })

/** The numbers of the desk; null for people who are not staff, and until they are loaded. */
export function useToday(): Today | null {
  const userId = useSession()?.user.id
  const shown = known.use()
  return shown !== null && shown.userId === userId ? shown.today : null
}

let loading: Promise<void> | null = null
let isOutdated = false

/** Loads the numbers again. Acts that are done during a load cause only one more load. The desk also works without the numbers. */
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

/** Loads the numbers at once, after each act, and when the tab becomes visible. The page that loads them itself is left out. */
export function useFreshNumbers(): void {
  const user = useSession()?.user
  const { pathname } = useLocation()
  const { state } = useRevalidator()
  const userId = user && pathname !== TODAY && isOnMoney(user) ? user.id : undefined
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

/** A call that starts a job answers only when the job has ended, so its progress is shown before the answer. */
const JOB_SHOWS_MS = 500

/** Shows the progress of a job while the call that started the job waits. */
export function useNumbersWhile(isBusy: boolean): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (!isBusy || userId === undefined) return
    const timer = setTimeout(() => void refreshToday(userId), JOB_SHOWS_MS)
    return () => clearTimeout(timer)
  }, [isBusy, userId])
}
