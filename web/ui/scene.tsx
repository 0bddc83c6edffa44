import type { CityName } from '../../domain/city.ts'

type Props = { of: CityName | 'pooja'; first?: boolean; className?: string }

/** A drawn scene, 16:9, which says nothing that the words beside it do not; the first one on a page is wanted at once. */
export const Scene = ({ of, first = false, className = '' }: Props) => (
  <img
    src={`/art/${of}.svg`}
    alt=""
    width={1200}
    height={675}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    className={`w-full object-cover ${className}`}
  />
)
