import type { HotelClass, Means, Vehicle } from '../domain/itinerary.ts'
import { m } from './compiled/messages.js'

type Text = typeof m.status_label

export const meansText: Record<Means, Text> = {
  CAR: m.journey_by_car,
  E_RICKSHAW: m.journey_by_e_rickshaw,
  BOAT: m.journey_by_boat,
  ON_FOOT: m.journey_on_foot,
}

export const vehicleText: Record<Vehicle, Text> = {
  SEDAN: m.journey_sedan,
  SUV: m.journey_suv,
  VAN: m.journey_van,
}

export const hotelClassText: Record<HotelClass, Text> = {
  DAY_ROOM: m.journey_day_room,
  SIMPLE: m.journey_hotel_simple,
  STANDARD: m.journey_hotel_standard,
  COMFORT: m.journey_hotel_comfort,
}
