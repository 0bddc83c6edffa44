import { isDrawnCity, type Scene } from '../../domain/city.ts'
import type { Place } from '../journey/slip-arch.tsx'
import { type View, viewOf } from '../journey/views.ts'

type Package = { name: string; stops: readonly { spot: string | null }[] }

/** The purpose of a package says more about it than its places. */
const purposes: readonly (readonly [RegExp, Place])[] = [
  [/pind|shraddh|tarpan|asthi/i, 'pind'],
  [/mela|kumbh/i, 'magh-mela'],
]

/** A picture for each package of a city, by its English name and its stops. Two packages share a picture only when all are used. */
export function packageScenes(city: Scene, packages: readonly Package[]): (Place | View)[] {
  const taken = new Set<string>()
  return packages.map(({ name, stops }) => {
    const purpose = purposes.find(([words]) => words.test(name))
    if (purpose) return purpose[1]
    if (!isDrawnCity(city)) return city
    const views = stops.flatMap(({ spot }) => (spot === null ? [] : [{ city, spot }]))
    const free = views.find((view) => {
      const drawn = viewOf(view)
      return drawn !== undefined && !taken.has(drawn)
    })
    if (!free) return city
    taken.add(viewOf(free) ?? '')
    return free
  })
}
