import type { Scene } from '../../domain/city.ts'
import { type Photo, PhotoPicture } from '../ui/photo.tsx'
import { type View, viewOf } from './views.ts'

/** The subjects of the drawings in an arch. */
export type Place = Scene | 'pooja' | 'magh-mela' | 'pind'
/** The small pictures in one colour. */
export type Mark = 'bel' | 'bell' | 'diya' | 'kalash' | 'lotus' | 'shankh'

/** The part of each drawing by which people recognize the place. */
const crops: Record<Place, string> = {
  prayagraj: 'object-[56%_100%]',
  varanasi: 'object-[94%_100%]',
  ayodhya: 'object-[68%_100%]',
  chitrakoot: 'object-[88%_100%]',
  sarnath: 'object-[64%_100%]',
  plain: 'object-[50%_100%]',
  'magh-mela': 'object-[50%_100%]',
  pind: 'object-[50%_100%] origin-[50%_90%] scale-[1.25]',
  pooja: 'object-[66%_100%]',
}

/** A drawing, a mark for items without a place, or a photo of the operator. */
export type Picture = Place | View | { mark: Mark } | Photo

const cropOf = (of: Place | View): string => (typeof of === 'string' ? crops[of] : (viewOf(of) ?? crops[of.city]))

const isDrawn = (of: Picture): of is Place | View => typeof of === 'string' || 'city' in of

const drawingOf = (of: Place | View) => ({
  src: `/art/${typeof of === 'string' ? of : of.city}.svg`,
  alt: '',
  width: 1200,
  height: of === 'pooja' ? 675 : 795,
})

type Props = { of: Picture; first?: boolean; className?: string }

/**
 * A photo of the operator or else a drawing, in the arch of a torana: a place, one spot of it, or a mark for items without a place.
 * A drawing has no information that the text lacks, so its alternative text is empty. It has only inline elements, so that it can
 * stand in a summary. The `first` one of a page is loaded at once. `className` sets the width; the height follows.
 */
export function Arch({ of, first = false, className = '' }: Props) {
  const image = isDrawn(of) ? drawingOf(of) : 'mark' in of ? null : of
  return (
    <span aria-hidden={!image?.alt} className={`arch ${className}`}>
      {image ? (
        <span>
          <PhotoPicture
            of={image}
            sizes="14rem"
            {...(first && { loading: 'eager', fetchPriority: 'high' })}
            className={`size-full object-cover ${isDrawn(of) ? cropOf(of) : ''}`}
          />
        </span>
      ) : (
        <span className="grid place-items-center bg-glow pt-[15%] text-river">
          {!isDrawn(of) && 'mark' in of && <span className={`mark mark-${of.mark}`} />}
        </span>
      )}
    </span>
  )
}

// Tailwind finds only whole names: mark-bel mark-bell mark-diya mark-kalash mark-lotus mark-shankh
