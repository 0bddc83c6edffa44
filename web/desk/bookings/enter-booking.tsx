import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { EnteredBooking, PhoneBooking } from '../../../contract/desk/phone-booking.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { HEAD_COUNT, headCounts } from '../../../domain/head-count.ts'
import { totalsOf } from '../../../domain/price.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { cityIn, nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { useGstPercent } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { useUnsavedEdits } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { textOf } from '../parts/form-values.ts'
import { readRupees } from '../parts/statement-amount.ts'
import { EnterDevotee, travellersIn, useCaller } from './enter-devotee.tsx'
import { EnterPayment, paidIn, type PayWay } from './enter-payment.tsx'
import { DayState, useDayOfOffer } from './enter-day.tsx'
import { EnteredResult } from './entered-result.tsx'
import { type ChosenPoojas, EnterPoojas } from './enter-poojas.tsx'
import type { OfferToEnter } from './offers-to-enter.ts'

type Props = { offers: readonly OfferToEnter[] }

/** Books for a person who calls or comes to the counter. */
export function EnterBooking({ offers }: Props) {
  const t = useTranslate()
  const [entered, setEntered] = useState<{ booking: EnteredBooking; phone: string } | null>(null)
  const [round, setRound] = useState(0)
  const next = () => {
    setEntered(null)
    setRound(round + 1)
  }
  return (
    <Page width="form">
      <h1>{t(m.desk_enter_title)}</h1>
      {entered ? (
        <EnteredResult {...entered} onNext={next} />
      ) : (
        <EnterForm key={round} offers={offers} onDone={(booking, phone) => setEntered({ booking, phone })} />
      )}
    </Page>
  )
}

function EnterForm({ offers, onDone }: Props & { onDone: (booking: EnteredBooking, phone: string) => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const gstPercent = useGstPercent()
  const { form: ref, markSaved, question } = useUnsavedEdits()
  // Staff type while the devotee speaks.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const [today] = useState(() => dayOf(Date.now()))
  const [phone, setPhone] = useState('')
  const caller = useCaller(phone)
  const [offerId, setOfferId] = useState('')
  const [people, setPeople] = useState(String(HEAD_COUNT.usual))
  const [date, setDate] = useState<CalendarDay>(() => addDays(today, 1))
  const [chosen, setChosen] = useState<ChosenPoojas>({})
  const [price, setPrice] = useState('')
  const [way, setWay] = useState<PayWay>('HELD')
  const offer = offers.find(({ id }) => id === offerId)
  const day = useDayOfOffer(offer, date)
  const isPackage = offer?.kind === 'PACKAGE'
  const withIt = offers.filter(({ kind, city }) => isPackage && kind === 'POOJA' && city === offer.city)
  const poojas = withIt.filter(({ id }) => id in chosen)
  const usual = day?.price ?? offer?.price ?? 0
  const other = readRupees(price)
  const paiseOf = (amount: number) => paiseFromRupees(amount)
  const own = paiseOf(other ?? usual)
  const booked = isPackage
    ? poojas.map((pooja) => ({ ...pooja, cost: paiseOf(pooja.price) }))
    : [{ gstPercent: offer?.gstPercent, cost: own }]
  const totals = totalsOf(
    [
      {
        package: isPackage
          ? { price: own, additionalPerson: paiseOf(offer.additionalPerson), gstPercent: offer.gstPercent }
          : null,
        headCount: Number(people),
        poojaCosts: booked.map(({ cost }) => cost),
        taxedPoojas: booked.filter((pooja) => pooja.gstPercent),
      },
    ],
    gstPercent,
  )

  const entering = useMutation({
    call: (form: FormData) => {
      const at = startOf(date)
      const dayOfPooja = (id: string) => Math.max(at, startOf(chosen[id] ?? date))
      const events = isPackage ? poojas.map(({ id }) => id) : offerId ? [offerId] : []
      const json: PhoneBooking = {
        devotee: caller.devoteeIn(form),
        packageId: isPackage ? offerId : '',
        headCount: isPackage ? Number(people) : 0,
        date: at,
        events: events.map((eventId) => ({ eventId, date: dayOfPooja(eventId) })),
        ...(price.trim() && { price: other ?? Number.NaN }),
        ...(textOf(form, 'reason') && { reason: textOf(form, 'reason') }),
        ...travellersIn(form),
        ...paidIn(form, way),
      }
      return unwrap(api.admin.bookings.$post({ json }))
    },
    saved: m.desk_booked,
    fallback: m.desk_enter_failed,
    done: ({ data }) => {
      markSaved()
      onDone(data, phone)
    },
    reloads: false,
  })
  const { issueOf } = entering
  const labels = {
    'devotee.phoneNumber': t(m.common_phone_number),
    'devotee.name': t(m.common_full_name),
    'devotee.email': t(m.desk_enter_email),
    'devotee.userId': t(m.desk_enter_person),
    'devotee.language': t(m.desk_enter_language),
    'travellers.names': t(m.travellers_names),
    'travellers.phoneNumber': t(m.travellers_phone),
    'travellers.needs': t(m.travellers_needs),
    events: t(m.desk_enter_offer),
    date: t(m.desk_start_date),
    headCount: t(m.desk_total_people),
    price: t(m.desk_enter_price, { price: rupees(usual) }),
    reason: t(m.desk_enter_why),
    heldUntil: t(m.desk_enter_until),
    'paid.amount': t(m.desk_enter_paid),
    'paid.refNo': t(m.common_utr_number),
    'paid.receivedOn': t(m.desk_enter_received),
  }
  return (
    <AjaxForm
      ref={ref}
      onSend={entering.run}
      summary={<ErrorSummary failure={entering.failure} labels={labels} />}
      aria-label={t(m.desk_enter_title)}
    >
      <EnterDevotee caller={caller} phone={phone} onPhone={setPhone} issueOf={issueOf} />
      <Select
        name="events"
        label={labels.events}
        value={offerId}
        choices={[
          { value: '', text: t(m.desk_enter_choose) },
          ...offers.map((one) => ({ value: one.id, text: `${cityIn(language, one)}: ${nameIn(language, one)}` })),
        ]}
        error={issueOf('events') ?? issueOf('packageId')}
        onChoose={(id) => {
          setOfferId(id)
          setChosen({})
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          name="date"
          label={labels.date}
          type="date"
          value={date}
          min={today}
          required
          error={issueOf('date')}
          onChange={({ target }) => target.value && setDate(target.value as CalendarDay)}
        />
        {isPackage && (
          <Select
            name="headCount"
            label={labels.headCount}
            value={people}
            choices={headCounts.map((count) => ({ value: String(count), text: String(count) }))}
            error={issueOf('headCount')}
            onChoose={setPeople}
          />
        )}
      </div>
      {day && <DayState day={day} />}
      {withIt.length > 0 && <EnterPoojas poojas={withIt} chosen={chosen} onChoose={setChosen} first={date} />}
      {offer && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field
            name="price"
            label={labels.price}
            help={t(m.desk_enter_price_help)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={price}
            error={price.trim() && other === null ? t(m.desk_amount_invalid) : issueOf('price')}
            onChange={({ target }) => setPrice(target.value)}
          />
          {price.trim() !== '' && (
            <Field name="reason" label={labels.reason} autoComplete="off" maxLength={200} error={issueOf('reason')} />
          )}
        </div>
      )}
      {offer && (
        <p className="text-lg font-bold" role="status">
          {t(m.desk_enter_total, {
            total: rupees(rupeesFromPaise(totals.total)),
            gst: rupees(rupeesFromPaise(totals.gst)),
          })}
        </p>
      )}
      <EnterPayment
        key={`${way} ${totals.total}`}
        way={way}
        onWay={setWay}
        totals={totals}
        today={today}
        start={date}
        issueOf={issueOf}
      />
      <Button type="submit" busy={entering.busy} className="justify-self-start">
        {t(m.desk_enter_do)}
      </Button>
      {question}
    </AjaxForm>
  )
}
