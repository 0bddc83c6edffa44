import { type Language, languages } from '../../../domain/language.ts'
import { missingTexts } from '../../../domain/missing-texts.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'

/** In the order of the forms. */
const labels: Record<string, Message> = {
  name: m.desk_name,
  city: m.desk_city,
  state: m.desk_state,
  about: m.cities_about,
  itinerary: m.city_itinerary,
  facility: m.city_facilities,
  details: m.desk_details,
  included: m.city_facilities,
  notIncluded: m.offers_not_included,
  goodToKnow: m.offers_good_to_know,
  meetingPlace: m.cities_meeting_place,
  stops: m.desk_stops,
}

const sentences: Record<Language, Message<{ fields: string }>> = {
  en: m.offers_missing_in_english,
  hi: m.offers_missing_in_hindi,
}

/** Says which texts of a city, package or pooja are missing in one of the languages: a sentence for each such language. */
export function useMissingTexts(): (content: object) => string[] {
  const t = useTranslate()
  return (content) => {
    const missing = missingTexts(content)
    return languages.flatMap((language) => {
      const names = Object.entries(labels).flatMap(([name, label]) =>
        missing[language].includes(name) ? t(label) : [],
      )
      return names.length > 0 ? t(sentences[language], { fields: names.join(', ') }) : []
    })
  }
}
