import type { DayMark, Sheet, SheetJourney } from '../../../contract/desk/sheets.ts'
import { formatHour } from '../../../domain/format.ts'
import { rupeesFromPaise, paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { placeIn, RiteFacts } from '../../day/rite-facts.tsx'
import { nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useMoment, useRupees } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'

/** The families of a day in the order of their hours, and what is to be collected. */
export function SheetJourneys({ sheet: { journeys } }: { sheet: Sheet }) {
  const t = useTranslate()
  const rupees = useRupees()
  const sum = journeys.reduce((so, { amountToCollect }) => so + amountToCollect, 0)
  if (journeys.length === 0) return <p className="card">{t(m.sheet_none)}</p>
  return (
    <>
      <ol className="grid gap-4">
        {journeys.map((journey) => (
          <li key={journey.bookingId} className="card grid gap-2">
            <Journey journey={journey} />
          </li>
        ))}
      </ol>
      {sum > 0 && (
        <p className="text-lg">
          {t(m.sheet_collect_sum)}: <b>{rupees(rupeesFromPaise(paise(sum)))}</b>
        </p>
      )}
    </>
  )
}

function Journey({ journey }: { journey: SheetJourney }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const { devotee, headCount, time, day, days, meeting, poojas, amountToCollect } = journey
  const part = days > 1 ? ` (${t(m.sheet_day_of, { day: String(day), days: String(days) })})` : ''
  return (
    <>
      <h2>
        {time && `${formatHour(time, language)} · `}
        <span lang={langOf(devotee.name)}>{devotee.name}</span>
        {headCount > 0 && ` · ${t(m.common_people_label, { count: String(headCount) })}`}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4">
        <PhoneLink of={devotee.phoneNumber} />
        <TextLink to={`/admin/bookings/${journey.bookingId}`}>
          {nameIn(language, journey)}
          {part} · {journey.reference}
        </TextLink>
      </div>
      {day === 1 && <p>{meeting.length > 0 ? meeting.join(' · ') : t(m.sheet_call)}</p>}
      {poojas.map((pooja) => (
        <p key={pooja.id}>
          <b>{nameIn(language, pooja)}</b> {pooja.tithi}
        </p>
      ))}
      <RiteFacts of={journey} />
      <Stops of={journey} />
      <Marks of={journey} />
      <Crew of={journey} />
      {amountToCollect > 0 && (
        <p>
          {t(m.sheet_collect)}: <b className="text-kumkum">{rupees(rupeesFromPaise(paise(amountToCollect)))}</b>
        </p>
      )}
    </>
  )
}

function Stops({ of: { stops } }: { of: SheetJourney }) {
  const language = useLanguage()
  return (
    <ul>
      {stops.map((stop) => {
        const { effort } = stop
        const [place, note] = language === 'hi' ? [stop.placeHindi, stop.noteHindi] : [stop.place, stop.note]
        return (
          <li key={stop.index} className="flex flex-wrap gap-x-3 py-1">
            {stop.time && <span className="text-quiet">{formatHour(stop.time, language)}</span>}
            <span>
              <b>{place}</b> {note} {effort && <span className="text-quiet">{effort}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What the driver or priest has pressed. */
function Marks({ of: { marks, stops, poojas } }: { of: SheetJourney }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const moment = useMoment()
  const wordsOf = ({ item, amount, serial }: DayMark) => {
    const stop = stops.find(({ index }) => item === `stop:${index}`)
    if (stop) return `${t(m.day_reached)}: ${placeIn(language, stop)}`
    const pooja = poojas.find(({ id }) => item === `pooja:${id}`)
    if (pooja) return `${t(m.day_done)}: ${nameIn(language, pooja)}`
    if (item !== 'cash') return t(m.day_reached)
    return `${t(m.day_cash, { amount: rupees(rupeesFromPaise(paise(amount))) })} · ${t(m.day_receipt, { serial })}`
  }
  return marks.map((mark) => (
    <p key={mark.id}>
      <b className="text-tulsi">✓ {wordsOf(mark)}</b> {moment(mark.at)}
    </p>
  ))
}

function Crew({ of: { driver, priest } }: { of: SheetJourney }) {
  const t = useTranslate()
  const people = [driver && { ...driver, of: m.document_driver_name }, priest && { ...priest, of: m.people_priest }]
  return people.map(
    (person) =>
      person && (
        <p key={person.of({}, { locale: 'en' })}>
          {t(person.of)}: <span lang={langOf(person.name)}>{person.name}</span> <PhoneLink of={person.phone} />
        </p>
      ),
  )
}
