import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addDays, BOOKING_HORIZON_DAYS, dayOf } from '../../domain/calendar-day.ts'
import { HEAD_COUNT } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Choose, Field } from '../ui/field.tsx'
import { useRupees } from '../ui/money.ts'
import type { Offers } from './city.tsx'

export type Choice = { kind: 'none' | 'package' | 'pooja'; id: string; day: string; headCount: number }

type Shared = {
  choice: Choice
  role: 'USER' | 'ADMIN' | null
  error?: string
  onChoose: (kind: 'package' | 'pooja', id: string) => void
  onChange: (next: Partial<Choice>) => void
}

const headCounts = Array.from(
  { length: HEAD_COUNT.most - HEAD_COUNT.least + 1 },
  (_, index) => HEAD_COUNT.least + index,
)

export function PackageCard({ pack, ...shared }: { pack: Offers['packages'][number] } & Shared) {
  const say = useSay()
  const rupees = useRupees()
  return (
    <Offer kind="package" id={pack.id} name={pack.name} editPath={`/admin/edit/package/${pack.id}`} {...shared}>
      <p className="text-xl font-bold tabular-nums">
        {rupees(pack.price)} <span className="text-base">{say(m.plus_gst)}</span>
      </p>
      <p className="text-quiet">{say(m.price_for_two, { amount: rupees(pack.additionalPerson) })}</p>
      <details>
        <summary className="link min-h-11 content-center">{say(m.itinerary)}</summary>
        <ol className="grid gap-2 py-2">
          {pack.itinerary.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
      </details>
      <details>
        <summary className="link min-h-11 content-center">{say(m.facilities)}</summary>
        <ul className="grid list-disc gap-1 py-2 ps-6">
          {pack.facility.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </Offer>
  )
}

export function PoojaCard({ pooja, ...shared }: { pooja: Offers['poojas'][number] } & Shared) {
  const rupees = useRupees()
  return (
    <Offer kind="pooja" id={pooja.id} name={pooja.name} editPath={`/admin/edit/event/${pooja.id}`} {...shared}>
      <p className="text-xl font-bold tabular-nums">{rupees(pooja.cost)}</p>
      <p>{pooja.details}</p>
    </Offer>
  )
}

type OfferProps = Shared & {
  kind: 'package' | 'pooja'
  id: string
  name: string
  editPath: string
  children: ReactNode
}

/** What packages and poojas share: the name, the choice for those who book, the edit link for admins. */
function Offer({ kind, id, name, editPath, role, choice, error, onChoose, onChange, children }: OfferProps) {
  const say = useSay()
  const chosen = choice.id === id
  return (
    <article className={`card grid content-start gap-2 ${chosen ? 'outline-3 outline-river' : ''}`}>
      <h3>{name}</h3>
      {children}
      {role === 'ADMIN' && (
        <Link className="link inline-flex min-h-11 items-center" to={editPath}>
          {say(m.edit_named, { name })}
        </Link>
      )}
      {role === 'USER' && (
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <input type="checkbox" className="size-6 accent-river" checked={chosen} onChange={() => onChoose(kind, id)} />
          <span>
            {say(m.choose)} <span className="sr-only">{name}</span>
          </span>
        </label>
      )}
      {role === 'USER' && chosen && <Wishes kind={kind} choice={choice} error={error} onChange={onChange} />}
    </article>
  )
}

function Wishes({ kind, choice, error, onChange }: Pick<OfferProps, 'kind' | 'choice' | 'error' | 'onChange'>) {
  const say = useSay()
  const [today] = useState(() => dayOf(Date.now()))
  return (
    <div className="grid gap-3">
      <Field
        type="date"
        label={say(kind === 'package' ? m.arrival_date : m.pooja_date)}
        min={addDays(today, 1)}
        max={addDays(today, BOOKING_HORIZON_DAYS)}
        value={choice.day}
        error={error}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      {kind === 'package' && (
        <Choose
          label={say(m.head_count)}
          value={String(choice.headCount)}
          choices={headCounts.map((count) => ({ value: String(count), text: String(count) }))}
          onChoose={(value) => onChange({ headCount: Number(value) })}
        />
      )}
    </div>
  )
}
