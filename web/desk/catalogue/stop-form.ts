import { hotelClasses, means, type PackageFacts, type Stop, vehicles } from '../../../domain/itinerary.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { textOf } from '../parts/form-values.ts'

/** The fields of a stop in their order on the page, with their labels. */
export const stopLabels = {
  day: m.desk_stop_day,
  time: m.desk_stop_time,
  place: m.desk_stop_place,
  placeHindi: m.desk_stop_place_hindi,
  note: m.desk_stop_note,
  noteHindi: m.desk_stop_note_hindi,
  steps: m.desk_stop_steps,
  metres: m.desk_stop_metres,
  means: m.desk_stop_means,
  spot: m.desk_stop_spot,
  wheelchair: m.slip_wheelchair,
} as const satisfies Record<keyof Stop, Message>

/** The name of a field in the form, which is also its path in the body. */
export const stopField = (index: number, name: keyof Stop): string => `stops.${index}.${name}`

const NO_NUMBER = -1

/** Null if the field is empty; -1, which the call refuses, if it contains no whole number. */
const countOf = (text: string): number | null =>
  text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : NO_NUMBER

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

/** The stops that the form's fields describe. */
export const stopsOf = (form: FormData): Stop[] => {
  const stops: Stop[] = []
  for (let index = 0; form.has(stopField(index, 'day')); index++) {
    const text = (name: keyof Stop) => textOf(form, stopField(index, name))
    stops.push({
      day: Number(text('day')),
      time: text('time') || null,
      place: text('place'),
      placeHindi: text('placeHindi'),
      note: text('note'),
      noteHindi: text('noteHindi'),
      steps: countOf(text('steps')),
      metres: countOf(text('metres')),
      means: oneOf(means, text('means')),
      wheelchair: form.has(stopField(index, 'wheelchair')),
      spot: text('spot') || null,
    })
  }
  return stops
}

export const factsOf = (form: FormData): PackageFacts => ({
  stops: stopsOf(form),
  vehicle: oneOf(vehicles, textOf(form, 'vehicle')),
  hotelClass: oneOf(hotelClasses, textOf(form, 'hotelClass')),
  nights: Number(textOf(form, 'nights')),
})
