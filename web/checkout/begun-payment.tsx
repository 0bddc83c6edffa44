import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import type { BegunPayment as Begun } from '../../contract/begun-payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useRupees } from '../ui/format.ts'

/** The reference of the payment that its owner has begun. */
const NOT_PAID = 'notPaid'

/** These pages themselves ask for the UTR or for a login. */
const isOwnPage = (pathname: string): boolean => /^\/(user\/(checkout|booked|payments)|auth)(\/|$)/.test(pathname)

/** Asks on every page whether the devotee has made a payment that was begun, because its UTR is still missing. */
export default function BegunPayment() {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const { pathname } = useLocation()
  const user = useSession()?.user
  const isAsked = user?.role === 'USER' && !isOwnPage(pathname)
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isShown = true
    unwrap(api.payments.begun.$get()).then(
      ({ data }) => isShown && setBegun(data && data.reference !== localStorage.getItem(NOT_PAID) ? data : null),
      // The page is useful without this question, too.
      () => {},
    )
    return () => {
      isShown = false
    }
    // Asked again on each page, and for each user.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isAsked, pathname, user?.id])
  if (!isAsked || !begun) return null
  const amount = rupees(begun.amountPayable)
  return (
    <aside aria-labelledby="begun" className="bg-glow print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <p id="begun" className="grow basis-56 leading-snug">
          <b>{t(m.payment_begun, { amount, name: nameIn(language, begun) })}</b> {t(m.payment_begun_text)}
        </p>
        <ButtonLink kind="second" to="/user/checkout">
          {t(m.payment_begun_enter)}
        </ButtonLink>
        <Button
          kind="quiet"
          onClick={() => {
            localStorage.setItem(NOT_PAID, begun.reference)
            setBegun(null)
          }}
        >
          {t(m.payment_begun_no)}
        </Button>
      </div>
    </aside>
  )
}
