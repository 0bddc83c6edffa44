import type { CityName } from '../../domain/city.ts'
import { type View, viewOf } from './views.ts'

/** What the drawing in an arch shows. */
export type Place = CityName | 'pooja' | 'magh-mela' | 'pind'
/** The small pictures in one colour. */
export type Mark = 'bel' | 'bell' | 'diya' | 'kalash' | 'lotus' | 'shankh'

/** The part of each drawing by which people recognize the place. */
const crops: Record<Place, string> = {
  prayagraj: 'object-[56%_100%]',
  varanasi: 'object-[94%_100%]',
  ayodhya: 'object-[68%_100%]',
  chitrakoot: 'object-[88%_100%]',
  sarnath: 'object-[64%_100%]',
  'magh-mela': 'object-[50%_100%]',
  pind: 'object-[50%_100%] origin-[50%_90%] scale-[1.25]',
  pooja: 'object-[66%_100%]',
}

export type Picture = Place | View | { mark: Mark }

const cropOf = (of: Place | View): string => (typeof of === 'string' ? crops[of] : (viewOf(of) ?? crops[of.city]))

type Props = { of: Picture; first?: boolean; className?: string }

/**
 * A place or one spot of it, or a mark for what has no place, in the arch of a torana. It contains no information that the text lacks, so its
 * alternative text is empty, and of inline elements, so that it can stand in a summary. The `first` one of a page is loaded at once. `className` sets the width; the height follows.
 */
export const Arch = ({ of, first = false, className = '' }: Props) => (
  <span aria-hidden className={`arch ${className}`}>
    {typeof of === 'string' || 'city' in of ? (
      <span>
        <img
          src={`/art/${typeof of === 'string' ? of : of.city}.svg`}
          alt=""
          width={1200}
          height={of === 'pooja' ? 675 : 795}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          className={`size-full object-cover ${cropOf(of)}`}
        />
      </span>
    ) : (
      <span className="grid place-items-center bg-glow pt-[15%] text-river">
        <span className={`mark ${marks[of.mark]}`} />
      </span>
    )}
  </span>
)

// Whole names, so that Tailwind finds them.
const marks: Record<Mark, string> = {
  bel: 'mark-bel',
  bell: 'mark-bell',
  diya: 'mark-diya',
  kalash: 'mark-kalash',
  lotus: 'mark-lotus',
  shankh: 'mark-shankh',
}
