import type { CityName } from '../../domain/city.ts'

type Props = { of: CityName | 'pooja'; first?: boolean; className?: string }

/**
 * A drawn scene seen through the arch of a torana. It says nothing that the words beside it do not; the first one on a
 * page is wanted at once. The frame's shape comes by `className`.
 */
export const Scene = ({ of, first = false, className = '' }: Props) => (
  // The pooja's scene is drawn with an arch of its own.
  <div className={`${of === 'pooja' ? 'overflow-hidden' : 'torana'} ${className}`}>
    <img
      src={`/art/${of}.svg`}
      alt=""
      width={1200}
      height={675}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      className="size-full object-cover object-bottom"
    />
  </div>
)
