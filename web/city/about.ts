import type { CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'

/** Each city in a line. */
export const about = {
  prayagraj: m.about_prayagraj,
  varanasi: m.about_varanasi,
  chitrakoot: m.about_chitrakoot,
  ayodhya: m.about_ayodhya,
  sarnath: m.about_sarnath,
} as const satisfies Record<CityName, unknown>
