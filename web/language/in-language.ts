import type { Language } from '../../domain/language.ts'

type Named = { name: string; nameHindi: string }
type Placed = { city: string; cityHindi: string; state: string; stateHindi: string }

export const nameIn = (language: Language, { name, nameHindi }: Named): string => (language === 'hi' ? nameHindi : name)

export const cityIn = (language: Language, { city, cityHindi }: Pick<Placed, 'city' | 'cityHindi'>): string =>
  language === 'hi' ? cityHindi : city

export const stateIn = (language: Language, { state, stateHindi }: Pick<Placed, 'state' | 'stateHindi'>): string =>
  language === 'hi' ? stateHindi : state

/** City and state. */
export const placeIn = (language: Language, place: Placed): string =>
  `${cityIn(language, place)}, ${stateIn(language, place)}`
