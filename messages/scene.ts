import type { Scene } from '../domain/city.ts'
import type { Language } from '../domain/language.ts'
import { m } from './compiled/messages.js'

/** The drawings of cities as the desk names them. */
export const sceneText: Record<Scene, (words: {}, options: { locale: Language }) => string> = {
  prayagraj: m.cities_scene_prayagraj,
  varanasi: m.cities_scene_varanasi,
  chitrakoot: m.cities_scene_chitrakoot,
  ayodhya: m.cities_scene_ayodhya,
  sarnath: m.cities_scene_sarnath,
  plain: m.cities_scene_plain,
}
