import type { CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'

/** One line about each city. */
export const about = {
  prayagraj: m.city_about_prayagraj,
  varanasi: m.city_about_varanasi,
  chitrakoot: m.city_about_chitrakoot,
  ayodhya: m.city_about_ayodhya,
  sarnath: m.city_about_sarnath,
} as const satisfies Record<CityName, unknown>
