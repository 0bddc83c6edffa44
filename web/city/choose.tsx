import { Link } from 'react-router'
import type { Role } from '../../domain/role.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { isOnContent } from '../session/desk-path.ts'
import { useSession } from '../session/session.ts'
import type { Choice } from './choice.ts'

export type Choosing = {
  choice: Choice
  role: Role | null
  error?: string
  onChoose: (kind: 'package' | 'pooja', id: string) => void
  /** The price of the chosen day in rupees, once it is read. */
  dayPrice: number | undefined
  onPrice: (price: number) => void
  onChange: (next: Partial<Choice>) => void
  /** The name of the package or pooja that the last choice replaced, and what brings it back. */
  replaced: { name: string; undo: () => void } | null
}

type Props = Choosing & {
  kind: 'package' | 'pooja'
  id: string
  name: string
  /** Only the circle is visible; screen readers read the text. */
  isBare?: boolean
  className?: string
}

/**
 * Chooses a package or pooja, or removes the choice. It is a checkbox, because a second press removes the choice; it looks like a
 * radio button, because only one thing can be chosen.
 */
export function Choose({ kind, id, name, choice, role, onChoose, isBare = false, className = '' }: Props) {
  const t = useTranslate()
  const isChosen = choice.id === id
  if (role === 'ADMIN') return null
  const frame = `border-2 px-3 ${isChosen ? 'border-river bg-glow' : 'border-edge bg-card'}`
  return (
    <label
      className={`flex min-h-12 flex-wrap items-center gap-2 rounded-full font-bold text-river ${isBare ? 'min-w-12 justify-center' : frame} ${className}`}
    >
      <input type="checkbox" className="one-of" checked={isChosen} onChange={() => onChoose(kind, id)} />
      <span className={isBare ? 'sr-only' : ''}>
        {t(isChosen ? m.city_chosen : m.city_choose)} <span className="sr-only">{name}</span>
      </span>
    </label>
  )
}

/** For staff who may edit it. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const t = useTranslate()
  if (!isOnContent(useSession()?.user)) return null
  return (
    <Link className="link inline-flex min-h-11 items-center" to={to}>
      {t(m.city_edit_named, { name })}
    </Link>
  )
}
