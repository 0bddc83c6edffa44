/** The cities that have a page (specification, sections 2 and 9), by their name in an address. */
export const cities = {
  prayagraj: { en: 'Prayagraj', hi: 'प्रयागराज' },
  varanasi: { en: 'Varanasi', hi: 'वाराणसी' },
  chitrakoot: { en: 'Chitrakoot', hi: 'चित्रकूट' },
  ayodhya: { en: 'Ayodhya', hi: 'अयोध्या' },
  sarnath: { en: 'Sarnath', hi: 'सारनाथ' },
} as const

export type CityName = keyof typeof cities

export const isCity = (name: string): name is CityName => Object.hasOwn(cities, name)

/** An entry or booking of poojas alone bears this in the place of a package (specification, section 3). */
export const noPackage = {
  name: 'No package selected!',
  nameHindi: 'कोई पैकेज नहीं चुना गया',
  city: 'NA',
  cityHindi: 'NA',
  state: 'NA',
  stateHindi: 'NA',
} as const
