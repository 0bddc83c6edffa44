import type { ReactNode } from 'react'
import type { Booking } from '../../contract/booking.ts'
import { isForDeparted } from '../../domain/departed.ts'
import type { Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { sankalpLines } from '../../messages/sankalp-lines.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'

export type Rites = readonly Pick<Booking, 'Package' | 'BookingEvents'>[]
export type SankalpTextProps = { of: Rites; sankalp: Sankalp }

/** Whether one of the bookings has a rite for the departed. */
export const hasDeparted = (bookings: Rites): boolean =>
  bookings.some(({ Package, BookingEvents }) =>
    [Package, ...BookingEvents.map(({ Event }) => Event)].some(({ name, nameHindi }) => isForDeparted(name, nameHindi)),
  )

/** The names on their lines, and the other facts that the priest needs. */
export default function SankalpWords({ of, sankalp }: SankalpTextProps): ReactNode {
  const t = useTranslate()
  const { names } = sankalp
  const lines = sankalpLines(sankalp, hasDeparted(of), useLanguage())
  return (
    <dl className="grid gap-2">
      {[{ label: t(m.sankalp_names), text: names, isKnown: true }, ...lines].map(({ label, text, isKnown }) => (
        <div key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd
            className={isKnown ? 'font-bold wrap-anywhere whitespace-pre-line' : ''}
            lang={isKnown ? langOf(text) : undefined}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
