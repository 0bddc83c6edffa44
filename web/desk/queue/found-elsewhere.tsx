import { Link } from 'react-router'
import type { PaymentsShown } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { addressOfFilter, queueFilters } from './queue-filters.ts'

type Props = { show: PaymentsShown; search: string; counts: Record<PaymentsShown, number> | null }

/** What a search finds in the other lists. The link does not put the search into the address, because it is personal. */
export function FoundElsewhere({ show, search, counts }: Props) {
  const t = useTranslate()
  if (counts === null) return null
  const isOther = (one: PaymentsShown) => one !== show && one !== 'CORRECTED' && counts[one] > 0
  const others = queueFilters.filter(([value]) => isOther(value))
  if (others.length === 0) return null
  return (
    <p role="status" className="flex flex-wrap gap-x-4 border-t border-stone px-3 py-1">
      {others.map(([value, label]) => (
        <Link
          key={value}
          to={addressOfFilter(value)}
          state={{ search }}
          className="link inline-flex min-h-11 items-center lg:min-h-9"
        >
          {t(m.desk_found_elsewhere, { count: counts[value], list: t(label) })}
        </Link>
      ))}
    </p>
  )
}
