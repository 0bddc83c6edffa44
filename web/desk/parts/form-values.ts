import type { City } from '../../../contract/city.ts'
import { type Season, seasonNames } from '../../../domain/panchang/season.ts'
import { readRupees } from './statement-amount.ts'

export type Place = {
  name: string
  nameHindi: string
  city: string
  cityHindi: string
  state: string
  stateHindi: string
}

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
/** NaN where the field says no amount: the call refuses it, together with all else that is wrong. */
export const rupeesOf = (form: FormData, name: string): number => readRupees(textOf(form, name)) ?? Number.NaN
export const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const seasonOf = (form: FormData): Season | null =>
  seasonNames.find((name) => name === textOf(form, 'season')) ?? null

/** The Hindi name of a city comes from the list of cities; that of a city outside of it stays. */
export function placeOf(form: FormData, before: Place, cities: readonly City[]): Place {
  const city = textOf(form, 'city')
  const known = cities.find(({ name }) => name === city)
  return {
    name: textOf(form, 'name'),
    nameHindi: textOf(form, 'nameHindi'),
    city,
    cityHindi: known?.nameHindi ?? before.cityHindi,
    state: textOf(form, 'state'),
    stateHindi: textOf(form, 'stateHindi'),
  }
}
