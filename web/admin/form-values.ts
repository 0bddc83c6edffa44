export type Place = {
  name: string
  nameHindi: string
  city: string
  cityHindi: string
  state: string
  stateHindi: string
}

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
export const rupeesOf = (form: FormData, name: string): number => Number(textOf(form, name) || Number.NaN)
export const linesOf = (form: FormData, name: string): string[] =>
  textOf(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const placeOf = (form: FormData): Place => ({
  name: textOf(form, 'name'),
  nameHindi: textOf(form, 'nameHindi'),
  city: textOf(form, 'city'),
  cityHindi: textOf(form, 'cityHindi'),
  state: textOf(form, 'state'),
  stateHindi: textOf(form, 'stateHindi'),
})
