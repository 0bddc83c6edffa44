import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../session/session.ts'

/** The parameter of an address to which the login leads back. It says that the choice must be added to the cart. */
export const ADD = 'add'

/**
 * When somebody had to log in in order to book, the login completes the act: the choice goes into the cart, and the cart is shown.
 */
export function useAddAfterLogin({ add, isAdded }: { add: () => void; isAdded: boolean }): void {
  const role = useSession()?.user.role
  const isAsked = new URLSearchParams(useLocation().search).has(ADD)
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const begin = useRef(add)
  useEffect(() => {
    begin.current = add
  })
  useEffect(() => {
    if (role !== 'USER' || hasBegun.current || !isAsked) return
    hasBegun.current = true
    const url = new URL(location.href)
    // A reload must not add it again.
    url.searchParams.delete(ADD)
    history.replaceState(history.state, '', url)
    begin.current()
  }, [role, isAsked])
  useEffect(() => {
    if (isAdded && hasBegun.current) void navigate('/user/cart', { replace: true })
  }, [isAdded, navigate])
}
