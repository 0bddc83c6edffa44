import { cities, type CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Scene } from '../ui/scene.tsx'

type Entry = {
  name: { en: string; hi: string }
  about: typeof m.city_about_varanasi
  city: CityName
  details: string
  /** The text of the link, if it is not "Book" and the name. */
  link?: typeof m.landing_see_prayagraj
}

/** Mahakumbh leads to Prayagraj (specification, section 2). Nobody can book it: the last one was in 2025. */
const menu: readonly Entry[] = [
  { name: cities.prayagraj, about: m.city_about_prayagraj, city: 'prayagraj', details: 'https://prayagraj.nic.in/' },
  { name: cities.varanasi, about: m.city_about_varanasi, city: 'varanasi', details: 'https://varanasi.nic.in/' },
  {
    name: { en: 'Mahakumbh', hi: 'महाकुंभ' },
    about: m.landing_about_mahakumbh,
    city: 'prayagraj',
    details: 'https://kumbh.gov.in/',
    link: m.landing_see_prayagraj,
  },
  {
    name: cities.chitrakoot,
    about: m.city_about_chitrakoot,
    city: 'chitrakoot',
    details: 'https://chitrakoot.nic.in/',
  },
  { name: cities.ayodhya, about: m.city_about_ayodhya, city: 'ayodhya', details: 'https://ayodhya.nic.in/' },
  { name: cities.sarnath, about: m.city_about_sarnath, city: 'sarnath', details: 'https://www.uptourism.gov.in/' },
]

/** Each city with a link to book it and a link to an external page about it. */
export function BookingMenu() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {menu.map(({ name, about, city, details, link }) => (
        <li key={name.en} className="card flex flex-col overflow-hidden p-0">
          <Scene of={city} className="aspect-[5/2]" />
          <div className="flex grow flex-col gap-1 px-4 pt-2 pb-2">
            <h3 className="text-xl">{name[language]}</h3>
            <p className="mb-auto">{t(about)}</p>
            <ButtonLink className="mt-3" to={`/city/${city}`}>
              {link ? t(link) : t(m.landing_book, { city: name[language] })}
            </ButtonLink>
            <a
              className="inline-flex min-h-11 items-center justify-center text-center text-base text-balance text-river underline decoration-1 underline-offset-4"
              href={details}
              rel="noopener noreferrer"
              target="_blank"
            >
              {t(m.landing_details, { city: name[language] })}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
