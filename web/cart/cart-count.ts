import { useEffect, useSyncExternalStore } from 'react'
import { unwrap } from '../../contract/client.ts'
import { api } from '../api.ts'
import { useSession } from '../session/session.ts'

/** The most entries that a cart can have fit on one page of the list. */
const ALL = { limit: '100' }

const CART = '/user/cart'

let known: { userId: string; count: number } | null = null
const listeners = new Set<() => void>()

function set(next: typeof known): void {
  known = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says how many entries the cart has, when a page has just loaded it. */
export const setCartCount = (userId: string, count: number): void => set({ userId, count })

export const changeCartCount = (by: number): void => {
  if (known) set({ ...known, count: Math.max(0, known.count + by) })
}

/** Has the number loaded again, after a booking took entries out of the cart. */
export const forgetCartCount = (): void => set(null)

/** How many entries the cart has; null for visitors, for staff, and until it is known. */
export function useCartCount(): number | null {
  const userId = useSession()?.user.id
  const shown = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  return shown !== null && shown.userId === userId ? shown.count : null
}

/**
 * Loads the number once for each devotee who logs in. This also notices a session that ended meanwhile, by its 401; for staff
 * another call does.
 */
export function useSessionCheck(): void {
  const user = useSession()?.user
  const isKnown = useCartCount() !== null
  const role = user?.role
  const userId = user?.id
  useEffect(() => {
    // The page of the cart loads it itself.
    if (userId === undefined || isKnown || location.pathname === CART) return
    const checking =
      role === 'USER'
        ? unwrap(api.cart.$get({ query: ALL })).then(({ data }) => setCartCount(userId, data.length))
        : unwrap(api.user.verify.$post({ json: {} }))
    // Without the number the link to the cart is as good.
    void checking.catch(() => {})
  }, [userId, role, isKnown])
}
