import type { BookingDetail } from '../contract/booking-detail.ts'
import type { ChangePreview } from '../contract/desk/booking-acts.ts'
import { detail, post, type Sender } from './calls.ts'

export type NewChoice = {
  packageId: string
  headCount: number
  events: { eventId: string; date: number }[]
  date?: number
}

/** The content of a booking, with the values that a change replaces. */
export async function choiceOf(who: Sender, id: string, over: Partial<NewChoice> = {}): Promise<NewChoice> {
  const { Package: pack, headCount, BookingEvents } = await detail(who, id)
  const events = BookingEvents.map(({ Event, date }) => ({
    eventId: Event.id,
    date: Date.parse(`${date}T00:00:00+05:30`),
  }))
  return { packageId: pack.id ?? '', headCount, events, ...over }
}

export const preview = (who: Sender, id: string, choice: NewChoice) =>
  post<ChangePreview>(who, `/admin/bookings/${id}/preview`, choice)

/** Reads the price first, and then makes the change with the values that were shown. */
export async function changeTo(who: Sender, id: string, over: Partial<NewChoice>) {
  const choice = await choiceOf(who, id, over)
  const { data: shown, ...refused } = await preview(who, id, choice)
  return refused.status === 200 ? act(who, id, choice, shown) : { ...refused, data: await detail(who, id) }
}

export const act = (who: Sender, id: string, choice: NewChoice, { version, total }: ChangePreview) =>
  post<BookingDetail>(who, `/admin/bookings/${id}/change`, { ...choice, version, total })
