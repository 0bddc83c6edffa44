import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useGstPercent } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'
import { Choose, EditLink, type Choosing } from './choose.tsx'
import { FactLists } from './fact-lists.tsx'
import { Chevron } from './fold.tsx'
import type { PoojaOffer } from './offers.ts'
import { Wishes } from './wishes.tsx'
import { WithWords } from '../words/with-words.tsx'

/** A pooja in one line of a slip. It opens and then says what the priest does. */
export function PoojaRow({ pooja, ...choosing }: Choosing & { pooja: PoojaOffer }) {
  const t = useTranslate()
  const rupees = useRupees()
  const hasGst = useGstPercent() > 0
  const { choice, role } = choosing
  const isChosen = choice.id === pooja.id
  return (
    <article id={pooja.id} className={`@container -mx-2 px-2 py-1 ${isChosen ? 'rounded-lg bg-glow' : ''}`}>
      <div className="flex items-start gap-2">
        <details className="min-w-0 grow">
          <summary className="grid min-h-12 content-center leading-tight [&::-webkit-details-marker]:hidden">
            <h4 className="font-heading font-bold text-river">{pooja.name}</h4>
            <span className="flex items-center gap-2 tabular-nums">
              {rupees(pooja.cost)}
              {pooja.gstPercent && hasGst && `${t(m.city_plus_gst)} (${pooja.gstPercent}%)`}
              <Chevron />
            </span>
          </summary>
          <p className="py-2">
            <WithWords text={pooja.details} />
          </p>
          {pooja.lists && <FactLists of={pooja.lists} />}
        </details>
        <Choose kind="pooja" id={pooja.id} name={pooja.name} isBare {...choosing} />
      </div>
      {role === 'ADMIN' && <EditLink to={`/admin/edit/event/${pooja.id}`} name={pooja.name} />}
      {role !== 'ADMIN' && isChosen && <Wishes name={pooja.name} usual={pooja.cost} {...choosing} />}
    </article>
  )
}
