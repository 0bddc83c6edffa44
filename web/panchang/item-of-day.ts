import type { Stop } from '../../domain/itinerary.ts'

/** The item that is booked for the day. */
export type ItemOfDay = {
  /** The id of the package or the pooja. */
  id: string
  isPooja: boolean
  name: string
  /** The stops of a package; the date of a package is the day of arrival. */
  stops?: readonly Pick<Stop, 'day' | 'place' | 'placeHindi' | 'note' | 'noteHindi'>[] | undefined
  /** The usual price in rupees, if days can have another price. */
  usual?: number | undefined
}
