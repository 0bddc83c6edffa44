import { useEffect } from 'react'
import { ALL, unwrap } from '../../contract/client.ts'
import { api } from '../api.ts'
import { useSession } from '../session/session.ts'
import { createStore } from '../store/create-store.ts'

const CART = '/user/cart'

const known = createStore<{ userId: string; count: number } | null>(null)
/** How often the cart has changed. A number that was read before a change must not be shown after it. */
let changes = 0

/** Sets the number of entries after a page has loaded the cart. */
export const setCartCount = (userId: string, count: number): void => known.set({ userId, count })

export const changeCartCount = (by: number): void => {
  changes += 1
  const shown = known.get()
  if (shown) known.set({ ...shown, count: Math.max(0, shown.count + by) })
}

/** Makes the number load again after a booking has removed entries from the cart. */
export const forgetCartCount = (): void => known.set(null)

/** The number of entries in the cart; null for visitors, for staff, and until it is loaded. */
export function useCartCount(): number | null {
  const userId = useSession()?.user.id
  const shown = known.use()
  return shown !== null && shown.userId === userId ? shown.count : null
}

async function loadCartCount(userId: string): Promise<void> {
  const before = changes
  const { data } = await unwrap(api.cart.$get({ query: ALL }))
  if (changes === before) setCartCount(userId, data.length)
  else await loadCartCount(userId)
}

/** Loads the number once for each login. If this call, or for staff another one, answers 401, the expired session ends. */
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
