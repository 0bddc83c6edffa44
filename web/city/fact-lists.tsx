import type { FactList } from '../../messages/offer-facts.ts'
import { WithWords } from '../words/with-words.tsx'

/** What devotees should know of an offer, below its headings. */
export const FactLists = ({ of }: { of: readonly FactList[] }) =>
  of.flatMap(([title, lines]) => [
    <h4 key={title} className="font-heading text-lg font-bold text-river">
      {title}
    </h4>,
    <ul key={`${title}s`} className="grid gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden className="mark mark-diya mt-[0.4em] text-[0.7em] text-kumkum" />
          <span>
            <WithWords text={line} />
          </span>
        </li>
      ))}
    </ul>,
  ])
