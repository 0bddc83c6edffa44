import { useLocation } from 'react-router'
import type { Role } from '../../domain/role.ts'
import { m } from '../../messages/compiled/messages.js'
import { useCartCount } from '../cart/cart-count.ts'
import { SlipMoney } from '../journey/slip-money.tsx'
import { useTranslate } from '../language/language.ts'
import { useGstPercent, useGstRate } from '../root-data.ts'
import { CancellationLine } from '../trust/cancellation-line.tsx'
import { useTithi } from '../panchang/choose-by-tithi.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useDay, useDayWithWeekday, useRupees } from '../ui/format.ts'
import { ADD } from './add-after-login.ts'
import { type Choice, choiceParams } from './choice.ts'
import type { Offers } from './offers.ts'
import { packagePrice, poojaPrice } from './price-of.ts'
import type { Selection } from './use-selection.ts'

type Props = { selection: Selection; offers: Offers; role: Role | null }

/** The choice and its price: at the bottom of a phone's screen, beside the list on a wide screen. */
export function SelectionBar({ selection, offers, role }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  if (role === 'ADMIN') return null
  const { choice, add, busy } = selection
  const params = choiceParams(choice)
  if (choice.day !== '') params.set(ADD, '1')
  const here = params.size > 0 ? `${pathname}?${params}` : pathname
  // Before a choice the login would only cover the packages.
  const isInFlow = role === null && choice.id === ''
  return (
    <aside
      aria-label={t(m.city_your_choice)}
      className={`${isInFlow ? 'lg:sticky' : 'sticky'} bottom-(--nav-height) z-10 border-t-2 border-marigold bg-card shadow-[0_-4px_16px_rgb(0_0_0/0.12)] lg:top-6 lg:bottom-auto lg:self-start lg:rounded-xl lg:border-2 lg:border-stone lg:shadow-none`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 lg:grid lg:gap-4 lg:p-5">
        <h2 className="hidden text-xl lg:block">{t(m.city_your_choice)}</h2>
        <div role="status" className="grid basis-full empty:hidden">
          {selection.replaced && <Replaced selection={selection} offers={offers} />}
          {selection.isAdded && <p className="leading-snug">{t(m.city_added_choose_more)}</p>}
        </div>
        {!selection.isAdded && <Chosen choice={choice} {...offers} />}
        <CancellationLine className="hidden text-quiet lg:block" />
        {role === null ? (
          <ButtonLink
            className="grow"
            kind={choice.id === '' ? 'second' : 'main'}
            to={`/auth/login?next=${encodeURIComponent(here)}`}
          >
            {t(m.city_login_to_add)}
          </ButtonLink>
        ) : (
          <>
            {selection.isAdded && <CartLink />}
            {selection.isTwice && <AskTwice selection={selection} offers={offers} />}
            <Button className="grow" busy={busy} kind={selection.isAdded ? 'second' : 'main'} onClick={add}>
              {t(m.city_add_to_cart)}
            </Button>
          </>
        )}
      </div>
    </aside>
  )
}

function AskTwice({ selection: { choice, answerTwice }, offers }: Pick<Props, 'selection' | 'offers'>) {
  const t = useTranslate()
  const day = useDay()
  const name = [...offers.packages, ...offers.poojas].find(({ id }) => id === choice.id)?.name ?? ''
  return (
    <AskDialog
      title={t(m.city_twice_title)}
      text={t(m.city_twice_text, { name, date: day(choice.day) })}
      yes={t(m.city_twice_yes)}
      no={t(m.city_twice_no)}
      onYes={() => answerTwice(true)}
      onNo={() => answerTwice(false)}
    />
  )
}

function Replaced({ selection: { replaced, undo }, offers }: Pick<Props, 'selection' | 'offers'>) {
  const t = useTranslate()
  const old = [...offers.packages, ...offers.poojas].find(({ id }) => id === replaced?.id)
  if (!old) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-base leading-snug">
      <p className="line-clamp-4 min-w-0 grow basis-40 lg:line-clamp-none">{t(m.city_replaced, { name: old.name })}</p>
      <Button kind="quiet" onClick={undo}>
        {t(m.common_undo)}
      </Button>
    </div>
  )
}

function CartLink() {
  const t = useTranslate()
  const count = useCartCount()
  return (
    <ButtonLink className="grow" to="/user/cart">
      {count ? t(m.city_to_cart_count, { count: String(count) }) : t(m.city_to_cart)}
    </ButtonLink>
  )
}

type ChosenProps = Pick<Offers, 'packages' | 'poojas'> & { choice: Choice }

/** What is chosen, for when and how many, and what of its price is paid now and on arrival. */
function Chosen({ choice, packages, poojas }: ChosenProps) {
  const t = useTranslate()
  const rupees = useRupees()
  const day = useDayWithWeekday()
  const tithi = useTithi(choice.day)
  const rate = useGstRate()
  const percent = useGstPercent()
  const pack = packages.find(({ id }) => id === choice.id)
  const pooja = poojas.find(({ id }) => id === choice.id)
  const chosen = pack ?? pooja
  if (!chosen)
    return (
      <p className="hidden text-base leading-snug text-quiet sm:block sm:basis-auto lg:basis-full">
        {t(m.city_nothing_chosen)}
        <span className="hidden lg:block">{t(m.city_one_at_a_time)}</span>
      </p>
    )
  const price = pack ? packagePrice(pack, choice.headCount, percent) : pooja && poojaPrice(pooja)
  const details = [
    choice.day && day(choice.day),
    tithi,
    pack && t(m.common_people_label, { count: String(choice.headCount) }),
  ].filter(Boolean)
  return (
    <div className="grid min-w-0 grow basis-full gap-x-4 leading-snug sm:basis-0 lg:basis-full lg:gap-y-2">
      <p className="line-clamp-1 text-base lg:line-clamp-none lg:text-lg lg:font-bold">{chosen.name}</p>
      {details.length > 0 && <p className="text-base text-quiet">{details.join(' · ')}</p>}
      {price && <SlipMoney {...price} />}
      {pack && price && (
        <p className="hidden text-base lg:block">
          {rupees(price.order)} {t(m.city_plus_gst)} ({rate}) · {t(m.city_in_all, { amount: rupees(price.total) })}
        </p>
      )}
    </div>
  )
}
