import { type CalendarDay, dayOf, isBookable } from '../../domain/calendar-day.ts'
import { HEAD_COUNT } from '../../domain/head-count.ts'

/** The choice on the page of a city: nothing, one package or one pooja. `day` is empty until it is chosen. */
export type Choice = { kind: 'none' | 'package' | 'pooja'; id: string; day: string; headCount: number }

export const noChoice: Choice = { kind: 'none', id: '', day: '', headCount: HEAD_COUNT.usual }

const isBookableDay = (day: string, today: CalendarDay): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && isBookable(day as CalendarDay, today)

/** The parameters of the address that keep a choice through a reload, a login and the back button. */
export function choiceParams({ kind, id, day, headCount }: Choice): URLSearchParams {
  const params = new URLSearchParams()
  if (kind === 'none') return params
  params.set(kind, id)
  if (day) params.set('date', day)
  if (kind === 'package') params.set('people', String(headCount))
  return params
}

/** Reads a choice from the address; leaves out what is not offered or cannot be booked. */
export function readChoice(
  params: URLSearchParams,
  offered: { packages: readonly { id: string }[]; poojas: readonly { id: string }[] },
  today = dayOf(Date.now()),
): Choice {
  const wanted = params.get('date') ?? ''
  const day = isBookableDay(wanted, today) ? wanted : ''
  const pack = offered.packages.find(({ id }) => id === params.get('package'))
  const people = Number(params.get('people'))
  const isCount = Number.isInteger(people) && people >= HEAD_COUNT.least && people <= HEAD_COUNT.most
  if (pack) return { kind: 'package', id: pack.id, day, headCount: isCount ? people : HEAD_COUNT.usual }
  const pooja = offered.poojas.find(({ id }) => id === params.get('pooja'))
  return pooja ? { ...noChoice, kind: 'pooja', id: pooja.id, day } : noChoice
}
