import type { Stop } from '../../domain/itinerary.ts'

/** What is booked for the day. */
export type ItemOfDay = {
  /** Of the package, or of the pooja. */
  id: string
  isPooja: boolean
  name: string
  /** Of a package, whose day is that of arrival. */
  stops?: readonly Pick<Stop, 'day' | 'place' | 'placeHindi' | 'note' | 'noteHindi'>[] | undefined
  /** The usual price in rupees, if the price of a day counts. */
  usual?: number | undefined
}
