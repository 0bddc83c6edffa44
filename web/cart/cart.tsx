import { Fragment, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { CartAddition, CartEntry } from '../../contract/cart.ts'
import { ALL, ApiError, unwrap } from '../../contract/client.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { advanceOf } from '../../domain/advance-cap.ts'
import { paise, paiseFromRupees, rupeesFromPaise, total as sumOf } from '../../domain/money.ts'
import { subjectOf } from '../../domain/subject.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayCount } from '../../messages/days.ts'
import type { Route } from './+types/cart'
import { api, orToast } from '../api.ts'
import { sceneOf } from '../journey/scene-of.ts'
import { SlipMoney } from '../journey/slip-money.tsx'
import { Slip } from '../journey/slip.tsx'
import { nameIn, placeIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { requireRole } from '../session/require-role.ts'
import { CancellationLine } from '../trust/cancellation-line.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useDay, useRupees } from '../ui/format.ts'
import { Amounts } from '../ui/amounts.tsx'
import { GstNote } from '../ui/gst-note.tsx'
import { Lamps } from '../ui/lamps.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { Skeletons } from '../ui/skeletons.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { setCartCount } from './cart-count.ts'

// Few days are full.
const JoinWaiting = lazy(() =>
  import('../waiting/waiting.tsx').then(
    ({ JoinWaiting: Join }) => ({ default: Join }),
    () => ({ default: () => null }),
  ),
)

export const meta = noindexMeta(m.nav_cart)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireRole('USER', request)
  const { data: entries } = await orToast(unwrap(api.cart.$get({ query: ALL })), m.cart_failed)
  setCartCount(user.id, entries.length)
  if (entries.length === 0) return { entries, total: 0 }
  const { data: total } = await orToast(unwrap(api.bookings.cost.$get()), m.cart_cost_failed)
  return { entries, total }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.cart_error })

export default function Cart({ loaderData: { entries, total } }: Route.ComponentProps) {
  const t = useTranslate()
  const order = sumOf(entries.map(({ amount }) => paiseFromRupees(amount)))
  const gst = paise(paiseFromRupees(total) - order)
  const now = rupeesFromPaise(advanceOf(paiseFromRupees(total)))
  const later = rupeesFromPaise(paise(paiseFromRupees(total) - paiseFromRupees(now)))
  const [removed, setRemoved] = useState<{ entry: CartEntry; at: number } | null>(null)
  // Until the list is read again, it still contains the entry.
  const isGone = removed !== null && !entries.some(({ id }) => id === removed.entry.id)
  const undo = isGone && (
    <Removed key={removed.entry.id} entry={removed.entry} left={entries.length} onBack={() => setRemoved(null)} />
  )
  return (
    <Page width={entries.length === 0 ? 'text' : 'table'}>
      <h1>{t(m.nav_cart)}</h1>
      {entries.length === 0 ? (
        <>
          {undo}
          <Lamps of={3} lit={0} className="text-4xl text-river" />
          <p className="text-lg">{t(m.cart_empty)}</p>
          <ButtonLink to="/landing" className="justify-self-start">
            {t(m.nav_home)}
          </ButtonLink>
        </>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <ul className="grid gap-4">
            {entries.map((entry, index) => (
              <Fragment key={entry.id}>
                {index === removed?.at && undo && <li>{undo}</li>}
                <EntryCard entry={entry} isFirst={index === 0} onRemoved={() => setRemoved({ entry, at: index })} />
              </Fragment>
            ))}
            {entries.length === removed?.at && undo && <li>{undo}</li>}
          </ul>
          <div className="card below-toasts grid gap-4">
            <Amounts
              rows={[
                [t(m.common_order), rupeesFromPaise(order)],
                [t(m.common_gst), rupeesFromPaise(gst)],
                [t(m.common_total), total],
              ]}
            />
            <GstNote />
            <SlipMoney now={now} later={later} />
            <CancellationLine />
            <ButtonLink to="/user/checkout" className="print:hidden">
              {t(m.common_checkout)}
            </ButtonLink>
          </div>
        </div>
      )}
    </Page>
  )
}

/** Replaces an entry that was just removed: the button adds the entry again, and Tab reaches it next. */
function Removed({ entry, left, onBack }: { entry: CartEntry; left: number; onBack: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const [isFull, setFull] = useState(false)
  const adding = useMutation({
    call: () => unwrap(api.cart.add.$post({ json: additionOf(entry) })),
    fallback: m.city_add_failed,
    done: onBack,
    failed: (error) => setFull(error instanceof ApiError && error.code === 'DAY_FULL'),
  })
  const subject = subjectOf(
    entry.Package,
    entry.CartToEvent.map(({ event }) => event),
  )
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The removed entry had the focus.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    // Its margin keeps it below the toast.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="flex scroll-mt-28 flex-wrap items-center justify-between gap-x-4 rounded-lg bg-glow px-4 py-2"
    >
      <p className="min-w-0 grow basis-40">
        {t(m.cart_removed, { name: nameIn(language, subject) })} {left === 1 && t(m.cart_left_one)}
        {left > 1 && t(m.cart_left_many, { count: String(left) })}
      </p>
      <Button kind="quiet" busy={adding.busy} onClick={() => adding.run()}>
        {t(m.common_undo)}
      </Button>
      <FormError text={adding.error} advice={adding.advice} />
      {isFull && <Wait entry={entry} />}
    </div>
  )
}

/** Offers the waiting list of a day that is full. */
const Wait = ({ entry: { Package, headCount, date, CartToEvent } }: { entry: CartEntry }) => {
  const id = Package.id ?? CartToEvent[0]?.event.id ?? ''
  const subject = { kind: Package.id ? 'PACKAGE' : 'POOJA', id } as const
  return (
    <Suspense>
      <JoinWaiting wish={{ subject, date: startOf(date as CalendarDay), headCount }} />
    </Suspense>
  )
}

function additionOf({ Package, headCount, date, CartToEvent }: CartEntry): CartAddition {
  const day = startOf(date as CalendarDay)
  return {
    packageId: Package.id ?? '',
    headCount,
    date: day,
    events: CartToEvent.map(({ event }) => ({ eventId: event.id, date: day })),
  }
}

type EntryProps = { entry: CartEntry; isFirst: boolean; onRemoved: () => void }

function EntryCard({ entry, isFirst, onRemoved }: EntryProps) {
  const t = useTranslate()
  const day = useDay()
  const language = useLanguage()
  const rupees = useRupees()
  const removing = useMutation({
    call: () => unwrap(api.cart[':id'].$delete({ param: { id: entry.id } })),
    saved: m.cart_deleted,
    fallback: m.cart_delete_failed,
    fallbackInPage: m.cart_delete_error,
    done: onRemoved,
  })
  const poojas = entry.CartToEvent.map(({ event }) => event)
  const subject = subjectOf(entry.Package, poojas)
  const name = nameIn(language, subject)
  const more = entry.headCount - 2
  const days = dayCount(entry.date, entry.dateEnd)
  const facts = [
    entry.headCount > 0 && t(m.common_people_label, { count: more > 0 ? `(2 + ${more})` : '2' }),
    placeIn(language, subject),
    days > 1 && t(m.common_to_day, { last: day(entry.dateEnd), days: String(days) }),
  ].filter((fact) => fact !== false)

  return (
    <li>
      <Slip
        size="open"
        level={2}
        scene={sceneOf(subject)}
        isFirst={isFirst}
        name={name}
        day={entry.date}
        facts={facts}
        moneyNote={<p className="text-xl font-bold tabular-nums">{rupees(entry.amount)}</p>}
        act={
          <Button kind="quiet" className="justify-self-end" busy={removing.busy} onClick={() => removing.run()}>
            {t(m.cart_remove)} <span className="sr-only">{name}</span>
          </Button>
        }
      >
        <FormError text={removing.error} advice={removing.advice} />
      </Slip>
    </li>
  )
}
