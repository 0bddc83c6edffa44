import { Link, useLocation } from 'react-router'
import { paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'
import { packagePart } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { useRupees } from '../ui/money.ts'
import type { Offers } from './city.tsx'
import type { Choice } from './offer-cards.tsx'

type Props = Pick<Offers, 'packages' | 'poojas'> & {
  choice: Choice
  role: 'USER' | 'ADMIN' | null
  busy: boolean
  onAdd: () => void
}

/** The choice and its price, always in reach of a thumb. */
export function SelectionBar({ choice, packages, poojas, role, busy, onAdd }: Props) {
  const say = useSay()
  const { pathname } = useLocation()
  if (role === 'ADMIN') return null
  return (
    <section aria-label={say(m.selection)} className="sticky bottom-0 border-t border-stone bg-card shadow-lg">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        {role === null ? (
          <Link
            className="link inline-flex min-h-12 items-center font-bold"
            to={`/auth/login?next=${encodeURIComponent(pathname)}`}
          >
            {say(m.login_to_add)}
          </Link>
        ) : (
          <>
            <Chosen choice={choice} packages={packages} poojas={poojas} />
            <Button className="grow sm:grow-0" busy={busy} onClick={onAdd}>
              {say(m.add_to_cart)}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Chosen({ choice, packages, poojas }: Pick<Props, 'choice' | 'packages' | 'poojas'>) {
  const say = useSay()
  const rupees = useRupees()
  const pack = packages.find((candidate) => candidate.id === choice.id)
  const pooja = poojas.find((candidate) => candidate.id === choice.id)
  if (pack) {
    const price = { price: paiseFromRupees(pack.price), additionalPerson: paiseFromRupees(pack.additionalPerson) }
    const amount = rupeesFromPaise(packagePart({ package: price, headCount: choice.headCount, poojaCosts: [] }))
    return (
      <p className="me-auto">
        <span className="line-clamp-1">{pack.name}</span>
        <strong className="tabular-nums">
          {rupees(amount)} {say(m.plus_gst)}
        </strong>
      </p>
    )
  }
  if (!pooja) return <p className="me-auto text-quiet">{say(m.nothing_chosen)}</p>
  return (
    <p className="me-auto">
      <span className="line-clamp-1">{pooja.name}</span>
      <strong className="tabular-nums">{rupees(pooja.cost)}</strong>
    </p>
  )
}
