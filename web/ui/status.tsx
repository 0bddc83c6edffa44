import type { StatusText, Tone } from '../../messages/status.ts'
import { useTranslate } from '../language/language.ts'

const colours: Record<Tone, string> = {
  waiting: 'border-marigold bg-glow text-ink',
  done: 'border-tulsi text-tulsi',
  problem: 'border-error text-error',
  quiet: 'border-stone text-quiet',
}

/** The left border of a card, in the colour of a state. */
export const statusBorder: Record<Tone, string> = {
  waiting: 'border-l-8 border-l-marigold',
  done: 'border-l-8 border-l-tulsi',
  problem: 'border-l-8 border-l-error',
  quiet: 'border-l-8 border-l-edge',
}

/** The label of a state alone. */
export function StatusBadge({ of: { label, tone } }: { of: Pick<StatusText, 'label' | 'tone'> }) {
  const t = useTranslate()
  return (
    <span className={`inline-block justify-self-start rounded-2xl border-2 px-3 font-bold ${colours[tone]}`}>
      {t(label)}
    </span>
  )
}

/** A state of a booking or a payment: its label, and what happens next or what to do. */
export function Status({ of }: { of: StatusText }) {
  const t = useTranslate()
  return (
    <div className="my-1 grid gap-1">
      <StatusBadge of={of} />
      <p>{t(of.next)}</p>
    </div>
  )
}
