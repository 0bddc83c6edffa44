import type { Stop } from '../../domain/itinerary.ts'

/** What is booked for the day. */
export type ItemOfDay = {
  isPooja: boolean
  name: string
  /** Of a package, whose day is that of arrival. */
  stops?: readonly Pick<Stop, 'day' | 'place' | 'placeHindi' | 'note' | 'noteHindi'>[] | undefined
}
