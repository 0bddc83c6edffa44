import type { Scene as SceneName } from '../../domain/city.ts'

type Props = { of: SceneName | 'pooja'; first?: boolean; className?: string }

/**
 * A drawing of a place under a torana. It has no information that the text lacks, so its alternative text is empty. The `first` one
 * of a page is loaded at once. `className` sets its shape.
 */
export const Scene = ({ of, first = false, className = '' }: Props) => (
  // The drawing of the pooja has an arch already.
  <div className={`${of === 'pooja' ? 'overflow-hidden' : 'torana'} ${className}`}>
    <img
      src={`/art/${of}.svg`}
      alt=""
      width={1200}
      height={of === 'pooja' ? 675 : 795}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      className="size-full object-cover object-bottom"
    />
  </div>
)
