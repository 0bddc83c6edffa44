import { useEffect, useSyncExternalStore } from 'react'
import { unwrap } from '../../contract/client.ts'
import { api } from '../api.ts'
import { useSession } from '../session/session.ts'

/** One page of the list holds the largest cart. */
const ALL = { limit: '100' }

const CART = '/user/cart'

let known: { userId: string; count: number } | null = null
/** How often the cart has changed, so that a number that was read before a change is not shown after it. */
let changes = 0
const listeners = new Set<() => void>()

function set(next: typeof known): void {
  known = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the number of entries after a page has loaded the cart. */
export const setCartCount = (userId: string, count: number): void => set({ userId, count })

export const changeCartCount = (by: number): void => {
  changes += 1
  if (known) set({ ...known, count: Math.max(0, known.count + by) })
}

/** Makes the number load again after a booking has removed entries from the cart. */
export const forgetCartCount = (): void => set(null)

/** The number of entries in the cart; null for visitors, for staff, and until it is loaded. */
export function useCartCount(): number | null {
  const userId = useSession()?.user.id
  const shown = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  return shown !== null && shown.userId === userId ? shown.count : null
}

async function loadCartCount(userId: string): Promise<void> {
  const before = changes
  const { data } = await unwrap(api.cart.$get({ query: ALL }))
  if (changes === before) setCartCount(userId, data.length)
  else await loadCartCount(userId)
}

/** Loads the number once for each login. The 401 of this call, or of another one for staff, also ends an expired session. */
export function useSessionCheck(): void {
  const user = useSession()?.user
  const isKnown = useCartCount() !== null
  const role = user?.role
  const userId = user?.id
  useEffect(() => {
    // The cart page loads the cart itself.
    if (userId === undefined || isKnown || location.pathname === CART) return
    const checking = role === 'USER' ? loadCartCount(userId) : unwrap(api.user.verify.$post({ json: {} }))
    // The link to the cart also works without the number.
    void checking.catch(() => {})
  }, [userId, role, isKnown])
}
