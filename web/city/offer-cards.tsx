import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Role } from '../../domain/role.ts'
import { addDays, BOOKING_HORIZON_DAYS, dayOf } from '../../domain/calendar-day.ts'
import { HEAD_COUNT } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare, useGstRate } from '../root-data.ts'
import { CityMap } from '../journey/city-map.tsx'
import { Timeline } from '../journey/timeline.tsx'
import { Select, Field } from '../ui/field.tsx'
import { useRupees } from '../ui/format.ts'
import type { Choice } from './choice.ts'
import type { Offers } from './offers.ts'

type Shared = {
  choice: Choice
  role: Role | null
  error?: string
  onChoose: (kind: 'package' | 'pooja', id: string) => void
  onChange: (next: Partial<Choice>) => void
}

const headCounts = Array.from(
  { length: HEAD_COUNT.most - HEAD_COUNT.least + 1 },
  (_, index) => HEAD_COUNT.least + index,
)

export function PackageCard({ pack, ...shared }: { pack: Offers['packages'][number] } & Shared) {
  const t = useTranslate()
  const rupees = useRupees()
  const gst = useGstRate()
  const care = useCare()
  return (
    <Offer kind="package" id={pack.id} name={pack.name} editPath={`/admin/edit/package/${pack.id}`} {...shared}>
      <p className="leading-snug">
        <strong className="text-2xl tabular-nums">{rupees(pack.price)}</strong> {t(m.city_plus_gst)} ({gst})
        <br />
        <span className="text-quiet">{t(m.city_price_for_two, { amount: rupees(pack.additionalPerson) })}</span>
      </p>
      <div className="mt-1 border-y border-stone">
        <Fold summary={t(m.city_itinerary)}>
          <div className="grid gap-4 pb-3">
            <Timeline stops={pack.stops} lines={pack.itinerary} />
            {pack.stops.length > 0 && <CityMap city={pack.scene} stops={pack.stops} />}
          </div>
        </Fold>
        <Fold summary={t(m.city_facilities)} className="border-t border-stone">
          <ul className="grid gap-1.5 pb-3">
            {pack.facility.map((item) => (
              <li key={item} className="flex gap-3">
                <span aria-hidden className="mark mark-diya mt-[0.4em] text-[0.7em] text-kumkum" />
                {item}
              </li>
            ))}
          </ul>
          <p className="pb-3">{t(m.city_more_people, care)}</p>
        </Fold>
      </div>
    </Offer>
  )
}

/** Shows the first sentence of a pooja; the rest can be opened. */
export function PoojaCard({ pooja, ...shared }: { pooja: Offers['poojas'][number] } & Shared) {
  const t = useTranslate()
  const rupees = useRupees()
  const [, first, rest] = /^(.+?[.।])\s+(.+)$/s.exec(pooja.details) ?? [pooja.details, pooja.details, '']
  return (
    <Offer kind="pooja" id={pooja.id} name={pooja.name} editPath={`/admin/edit/event/${pooja.id}`} {...shared}>
      <p className="text-2xl leading-snug font-bold tabular-nums">{rupees(pooja.cost)}</p>
      <div>
        <p>{first}</p>
        {rest && (
          <Fold summary={t(m.city_read_on)}>
            <p className="pb-2">{rest}</p>
          </Fold>
        )}
      </div>
    </Offer>
  )
}

const Fold = ({ summary, className = '', children }: { summary: string; className?: string; children: ReactNode }) => (
  <details className={`group ${className}`}>
    <summary className="flex min-h-12 items-center justify-between gap-3 font-bold text-river [&::-webkit-details-marker]:hidden">
      {summary}
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        className="size-4 flex-none fill-none stroke-current stroke-[2.5] group-open:rotate-180"
      >
        <path d="M3 7l7 7 7-7" />
      </svg>
    </summary>
    {children}
  </details>
)

type OfferProps = Shared & {
  kind: 'package' | 'pooja'
  id: string
  name: string
  editPath: string
  children: ReactNode
}

/** The card of a package or pooja: its name, the choice for devotees, the edit link for admins. */
function Offer({ kind, id, name, editPath, role, choice, error, onChoose, onChange, children }: OfferProps) {
  const t = useTranslate()
  const chosen = choice.id === id
  return (
    <article id={id} className={`card flex flex-col gap-2 ${chosen ? 'border-river outline-2 outline-river' : ''}`}>
      <h3 className="text-xl">{name}</h3>
      {children}
      {role === 'ADMIN' && (
        <Link className="link mt-auto inline-flex min-h-11 items-center" to={editPath}>
          {t(m.city_edit_named, { name })}
        </Link>
      )}
      {role === 'USER' && (
        <label
          className={`mt-auto flex min-h-12 items-center gap-3 rounded-lg border-2 px-4 font-bold text-river ${chosen ? 'border-river bg-glow' : 'border-edge'}`}
        >
          <input type="checkbox" checked={chosen} onChange={() => onChoose(kind, id)} />
          <span>
            {t(chosen ? m.city_chosen : m.city_choose)} <span className="sr-only">{name}</span>
          </span>
        </label>
      )}
      {role === 'USER' && chosen && <Wishes kind={kind} choice={choice} error={error} onChange={onChange} />}
    </article>
  )
}

function Wishes({ kind, choice, error, onChange }: Pick<OfferProps, 'kind' | 'choice' | 'error' | 'onChange'>) {
  const t = useTranslate()
  const [today] = useState(() => dayOf(Date.now()))
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field
        type="date"
        label={t(kind === 'package' ? m.city_arrival_date : m.city_pooja_date)}
        min={addDays(today, 1)}
        max={addDays(today, BOOKING_HORIZON_DAYS)}
        value={choice.day}
        error={error}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      {kind === 'package' && (
        <Select
          label={t(m.city_head_count)}
          value={String(choice.headCount)}
          choices={headCounts.map((count) => ({ value: String(count), text: String(count) }))}
          onChoose={(value) => onChange({ headCount: Number(value) })}
        />
      )}
    </div>
  )
}
