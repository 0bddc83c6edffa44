import type { Language } from '../../domain/language.ts'
import type { RootData } from '../root-data.ts'

/** Two lines about the priest, also for the landing page. The priest is invented. */
export const priest = {
  name: { en: 'Pandit Udaharan Shastri', hi: 'पंडित उदाहरण शास्त्री' },
  title: {
    en: 'Priest for family rites and pilgrim poojas',
    hi: 'घर-परिवार के संस्कार और तीर्थ की पूजा कराने वाले पुरोहित',
  },
} as const

export const priestOf = (language: Language, site: Pick<RootData, 'priest'> | undefined) =>
  site?.priest ?? { name: priest.name[language], title: priest.title[language] }
