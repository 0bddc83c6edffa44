import { sceneNamed } from '../../domain/city.ts'
import type { Subject } from '../../domain/subject.ts'
import type { Place } from './slip-arch.tsx'

/** The drawing for what is booked: the place of a stay, the altar for a pooja. */
export function sceneOf({ kind, city }: Subject<{ city: string }, { city: string }>): Place {
  return kind === 'stay' ? sceneNamed(city) : 'pooja'
}
