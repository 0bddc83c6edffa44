import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import type { ChangePreview, NewChoice } from '../../../contract/desk/booking-acts.ts'
import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { headCounts, HEAD_COUNT } from '../../../domain/head-count.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { useTold } from '../parts/use-told.ts'
import { useRead } from './enter-day.tsx'
import { readOffers } from './offers-to-enter.ts'

type Props = { booking: BookingDetail }
type Named = { id: string; name: string; nameHindi: string; date: string }

/** The same pooja may be booked on two days. */
const keyOf = ({ id, date }: Pick<Named, 'id' | 'date'>): string => `${id} ${date}`

/** Changes the people, the offers and the day of a booking. The new price is shown first. */
export default function ChangeBooking({ booking }: Props) {
  const offers = useRead('offers', readOffers)
  if (!offers) return <Skeletons />
  const { Package: pack, BookingEvents: events, dateStart } = booking
  const booked = events.map(({ Event: { id, name, nameHindi }, date }) => ({ id, name, nameHindi, date }))
  const city = pack.id ? pack.city : events[0]?.Event.city
  const ofCity = offers.filter((offer) => offer.city === city)
  const packages = ofCity.filter(({ kind, id }) => kind === 'PACKAGE' && id !== pack.id)
  const others = ofCity
    .filter(({ kind, id }) => kind === 'POOJA' && !booked.some((one) => one.id === id))
    .map((pooja) => ({ ...pooja, date: dateStart }))
  const known = pack.id ? [{ id: pack.id, name: pack.name, nameHindi: pack.nameHindi, date: dateStart }] : []
  return <ChangeForm booking={booking} packages={[...known, ...packages]} poojas={[...booked, ...others]} />
}

type FormProps = Props & { packages: readonly Omit<Named, 'date'>[]; poojas: readonly Named[] }

function ChangeForm({ booking, packages, poojas }: FormProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, dateStart } = booking
  const [packageId, setPackage] = useState(booking.Package.id ?? '')
  const [people, setPeople] = useState(String(booking.headCount || HEAD_COUNT.usual))
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    booking.BookingEvents.map(({ Event, date }) => keyOf({ id: Event.id, date })),
  )
  const [day, setDay] = useState(dateStart)
  const told = useTold(booking.User)
  const [shown, setShown] = useState<ChangePreview | null>(null)
  const choice: NewChoice = {
    packageId,
    headCount: packageId ? Number(people) : 0,
    events: poojas
      .filter((pooja) => chosen.includes(keyOf(pooja)))
      .map(({ id: eventId, date }) => ({ eventId, date: startOf(date as CalendarDay) })),
    ...(day !== dateStart && { date: startOf(day as CalendarDay) }),
  }
  const looking = useMutation({
    call: () => unwrap(api.admin.bookings[':id'].preview.$post({ param: { id }, json: choice })),
    done: ({ data }) => setShown(data),
    fallback: m.common_update_failed,
    reloads: false,
  })
  const changing = useMutation({
    call: ({ version, total }: ChangePreview) =>
      unwrap(api.admin.bookings[':id'].change.$post({ param: { id }, json: { ...choice, version, total } })),
    saved: m.desk_change_done,
    done: useCloseDialog(),
    // The difference that was shown is out of date.
    failed: () => setShown(null),
    fallback: m.common_update_failed,
    reloadsAfterConflict: true,
  })
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setShown(null)
      looking.clear()
      changing.clear()
    }
  const error = changing.errorBeside('date') ?? looking.errorBeside('date')
  return (
    <AjaxForm onSend={() => (shown ? changing.run(shown) : looking.run())}>
      <Select
        label={t(m.desk_change_package)}
        name="packageId"
        value={packageId}
        choices={[
          ...packages.map((pack) => ({ value: pack.id, text: nameIn(language, pack) })),
          { value: '', text: t(m.desk_change_no_package) },
        ]}
        onChoose={edit(setPackage)}
      />
      {packageId !== '' && (
        <Select
          label={t(m.desk_total_people)}
          name="headCount"
          value={people}
          choices={headCounts.map((count) => ({ value: String(count), text: String(count) }))}
          onChoose={edit(setPeople)}
        />
      )}
      {poojas.map((pooja) => (
        <Checkbox
          key={keyOf(pooja)}
          label={nameIn(language, pooja)}
          checked={chosen.includes(keyOf(pooja))}
          onChange={edit((isChosen: boolean) =>
            setChosen(isChosen ? [...chosen, keyOf(pooja)] : chosen.filter((one) => one !== keyOf(pooja))),
          )}
        />
      ))}
      <Field
        name="date"
        label={t(m.desk_start_date)}
        help={t(m.desk_change_day_help)}
        type="date"
        value={day}
        required
        error={changing.issueOf('date') ?? looking.issueOf('date')}
        onChange={({ target }) => target.value && edit(setDay)(target.value)}
      />
      {shown && <Shown of={shown} />}
      {shown && <p>{told}</p>}
      <FormError text={error} advice={changing.advice ?? looking.advice} />
      <DialogActions
        send={t(shown ? m.desk_change_do : m.desk_change_look)}
        busy={looking.busy || changing.busy}
        keep={t(m.desk_change_keep)}
      />
    </AjaxForm>
  )
}

/** The difference in price, shown before anything is changed. */
function Shown({ of: { before, total, paid, due, refund } }: { of: ChangePreview }) {
  const t = useTranslate()
  const rupees = useRupees()
  return (
    <div role="status" className="grid gap-1 font-bold">
      <p>{t(m.desk_change_price, { before: rupees(before), total: rupees(total), paid: rupees(paid) })}</p>
      {due > 0 && <p>{t(m.desk_change_due, { amount: rupees(due) })}</p>}
      {refund > 0 && <p>{t(m.desk_change_refund, { amount: rupees(refund) })}</p>}
    </div>
  )
}
