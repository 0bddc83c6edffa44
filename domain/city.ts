/** The cities that have a page (specification, sections 2 and 9), by their name in the URL. */
export const cities = {
  prayagraj: { en: 'Prayagraj', hi: 'प्रयागराज' },
  varanasi: { en: 'Varanasi', hi: 'वाराणसी' },
  chitrakoot: { en: 'Chitrakoot', hi: 'चित्रकूट' },
  ayodhya: { en: 'Ayodhya', hi: 'अयोध्या' },
  sarnath: { en: 'Sarnath', hi: 'सारनाथ' },
} as const

/** As packages and poojas name their city. */
export const cityNames: readonly string[] = Object.values(cities).map(({ en }) => en)

export type CityName = keyof typeof cities

export const isCity = (name: string): name is CityName => Object.hasOwn(cities, name)

/** The package of a cart entry or booking of poojas alone, on the wire (specification, section 3). */
export const noPackage = {
  name: 'No package selected!',
  nameHindi: 'कोई पैकेज नहीं चुना गया',
  city: 'NA',
  cityHindi: 'NA',
  state: 'NA',
  stateHindi: 'NA',
} as const
