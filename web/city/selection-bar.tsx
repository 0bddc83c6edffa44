import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Role } from '../../domain/role.ts'
import { m } from '../../messages/compiled/messages.js'
import { rateOf } from '../../domain/price.ts'
import { useCartCount } from '../cart/cart-count.ts'
import { SlipMoney } from '../journey/slip-money.tsx'
import { useTranslate } from '../language/language.ts'
import { useGstPercent } from '../root-data.ts'
import { CancellationLine } from '../trust/cancellation-line.tsx'
import { useTithi } from '../panchang/choose-by-tithi.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useDayWithWeekday, useRupees } from '../ui/format.ts'
import { Modal, sheetActions } from '../ui/modal.tsx'
import { ADD } from './add-after-login.ts'
import { type Choice, choiceParams } from './choice.ts'
import type { Offers } from './offers.ts'
import { packagePrice, poojaPrice, type Price } from './price-of.ts'
import type { Selection } from './use-selection.ts'

const AskTwice = lazy(async () => ({ default: (await import('./ask-twice.tsx')).AskTwice }))

type Props = { selection: Selection; offers: Offers; role: Role | null }

/**
 * The choice and its price: on a phone one line at the bottom of the screen, whose price opens the rest; on a wide screen beside
 * the list. The line does not grow with enlarged text, because it would cover the page; the list contains the same facts.
 */
export function SelectionBar({ selection, offers, role }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const chosen = useChosen(selection, offers)
  const [isOpen, setOpen] = useState(false)
  if (role === 'ADMIN') return null
  const { choice, add, busy, isAdded } = selection
  const params = choiceParams(choice)
  if (choice.day !== '') params.set(ADD, '1')
  const here = params.size > 0 ? `${pathname}?${params}` : pathname
  const isNothing = choice.id === ''
  // Before a choice is made, the login would only cover the packages.
  const isInFlow = role === null && isNothing
  return (
    <aside aria-label={t(m.city_your_choice)} className={`choice-bar below-toasts ${isInFlow ? '' : 'max-lg:sticky'}`}>
      <div className="flex items-center gap-x-3 px-4 py-2 lg:grid lg:gap-4 lg:p-5">
        <h2 className="hidden text-xl lg:block">{t(m.city_your_choice)}</h2>
        {isAdded ? (
          <p role="status" className="min-w-0 flex-1 leading-tight">
            {t(m.city_added_choose_more)}
          </p>
        ) : (
          <Chosen choice={choice} chosen={chosen} onOpen={() => setOpen(true)} />
        )}
        {isNothing && selection.error && (
          <p role="alert" className="min-w-0 flex-1 leading-tight">
            <span className="error-text">{selection.error}</span>
          </p>
        )}
        <CancellationLine className="hidden text-quiet lg:block" />
        {role === null ? (
          <ButtonLink
            className="flex-[1.6]"
            kind={isNothing ? 'second' : 'main'}
            to={`/auth/login?next=${encodeURIComponent(here)}`}
          >
            {t(m.city_login_to_add)}
          </ButtonLink>
        ) : (
          <>
            {isAdded && <CartLink />}
            <Button
              className={`flex-1 ${isAdded ? 'max-lg:hidden' : ''}`}
              busy={busy}
              kind={isAdded ? 'second' : 'main'}
              onClick={add}
            >
              {t(m.city_add_to_cart)}
            </Button>
          </>
        )}
      </div>
      {selection.isTwice && (
        <Suspense>
          <AskTwice selection={selection} name={chosen?.name ?? ''} />
        </Suspense>
      )}
      {isOpen && chosen && (
        <Modal title={chosen.name} onDismiss={() => setOpen(false)}>
          <Details choice={choice} chosen={chosen} />
          <CancellationLine />
          <div className={sheetActions}>
            <Button kind="second" onClick={() => setOpen(false)}>
              {t(m.common_close)}
            </Button>
          </div>
        </Modal>
      )}
    </aside>
  )
}

function CartLink() {
  const t = useTranslate()
  const count = useCartCount()
  const link = useRef<HTMLAnchorElement>(null)
  // On a phone the link takes the place of the button that was pressed, which would lose the focus.
  useLayoutEffect(() => {
    const bar = link.current?.closest('aside')
    if (bar?.contains(document.activeElement)) link.current?.focus({ preventScroll: true })
  }, [])
  return (
    <ButtonLink ref={link} className="flex-1" to="/user/cart">
      {count ? t(m.city_to_cart_count, { count: String(count) }) : t(m.city_to_cart)}
    </ButtonLink>
  )
}

type ChosenOffer = { name: string; price: Price; percent: number; isPackage: boolean }

function useChosen(
  { choice: { id, headCount }, dayPrice }: Selection,
  { packages, poojas }: Offers,
): ChosenOffer | null {
  const site = useGstPercent()
  const pack = packages.find((one) => one.id === id)
  if (pack) {
    const percent = rateOf(pack.gstPercent, site)
    return { name: pack.name, price: packagePrice(pack, headCount, percent, dayPrice), percent, isPackage: true }
  }
  const pooja = poojas.find((one) => one.id === id)
  if (!pooja) return null
  const percent = pooja.gstPercent ? rateOf(pooja.gstPercent, site) : 0
  return { name: pooja.name, price: poojaPrice({ cost: dayPrice ?? pooja.cost }, percent), percent, isPackage: false }
}

type ChosenProps = { choice: Choice; chosen: ChosenOffer | null; onOpen: () => void }

function Chosen({ choice, chosen, onOpen }: ChosenProps) {
  const t = useTranslate()
  const rupees = useRupees()
  if (!chosen)
    return (
      <p className="hidden leading-snug text-quiet lg:block">
        {t(m.city_nothing_chosen)} <span className="block">{t(m.city_one_at_a_time)}</span>
      </p>
    )
  const { now, later } = chosen.price
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-12 min-w-0 flex-1 text-start leading-tight lg:hidden"
        onClick={onOpen}
      >
        <span className="sr-only">{chosen.name}: </span>
        <b className="block whitespace-nowrap tabular-nums underline decoration-1 underline-offset-4">
          {t(m.city_bar_now, { amount: rupees(now) })}
        </b>
        {later > 0 && <span className="block text-quiet">{t(m.city_bar_later, { amount: rupees(later) })}</span>}
      </button>
      <div className="hidden gap-2 lg:grid">
        <p className="text-lg font-bold">{chosen.name}</p>
        <Details choice={choice} chosen={chosen} />
      </div>
    </>
  )
}

/** The date and the number of people, and how much of the price is paid now and on arrival. */
function Details({ choice, chosen: { price, percent, isPackage } }: { choice: Choice; chosen: ChosenOffer }) {
  const t = useTranslate()
  const rupees = useRupees()
  const day = useDayWithWeekday()
  const tithi = useTithi(choice.day)
  const facts = [
    choice.day && day(choice.day),
    tithi,
    isPackage && t(m.common_people_label, { count: String(choice.headCount) }),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && <p className="leading-snug text-quiet">{facts.join(' · ')}</p>}
      <SlipMoney {...price} />
      {(isPackage || percent > 0) && (
        <p>
          {price.order < price.total && `${rupees(price.order)} ${t(m.city_plus_gst)} (${percent}%) · `}
          {t(m.city_in_all, { amount: rupees(price.total) })}
        </p>
      )}
    </>
  )
}
