import type { City } from '../../../contract/city.ts'
import { type Season, seasonNames } from '../../../domain/panchang/season.ts'
import type { OfferRate } from '../../../domain/price.ts'
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
/** NaN if the field contains no amount: the call refuses it, together with all other errors. */
export const rupeesOf = (form: FormData, name: string): number => readRupees(textOf(form, name)) ?? Number.NaN
export const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const seasonOf = (form: FormData): Season | null =>
  seasonNames.find((name) => name === textOf(form, 'season')) ?? null

/** Null: the rate of the settings. */
export const rateIn = <Rate extends OfferRate>(form: FormData, rates: readonly Rate[]): Rate | null =>
  rates.find((rate) => rate === Number(textOf(form, 'gstPercent'))) ?? null

/** The Hindi name of a city comes from the list of cities; a city that is not in the list keeps its Hindi name. */
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
