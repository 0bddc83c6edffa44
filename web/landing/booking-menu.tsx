import { cities, type CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Place } from '../journey/slip-arch.tsx'
import { Slip } from '../journey/slip.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useRupees } from '../ui/format.ts'
import type { CityOffer } from './city-offers.ts'

type Entry = {
  name: { en: string; hi: string }
  about: typeof m.city_about_varanasi
  city: CityName
  details: string
  scene?: Place
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
    scene: 'magh-mela',
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

/** Each city as a slip that leads to its page, with a quiet link to an external page about it. */
export function BookingMenu({ offers }: { offers: readonly CityOffer[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6 lg:gap-x-4">
      {menu.map(({ name, about, city, details, scene = city, link }) => {
        const offer = offers.find((one) => one.city === city)
        return (
          <li key={name.en} className="flex flex-col">
            <Slip
              size="small"
              className="grow"
              scene={scene}
              name={name[language]}
              to={`/city/${city}`}
              linkLabel={link ? t(link) : t(m.landing_book, { city: name[language] })}
              moneyNote={
                link ? (
                  <p className="text-base">{t(about)}</p>
                ) : (
                  <>
                    {offer && offer.from !== null && (
                      <p className="font-bold tabular-nums">{t(m.landing_from, { amount: rupees(offer.from) })}</p>
                    )}
                    {offer && (
                      <p className="text-base text-quiet">
                        {t(m.landing_counts, { packages: String(offer.packages), poojas: String(offer.poojas) })}
                      </p>
                    )}
                    <p className="hidden text-base md:block">{t(about)}</p>
                  </>
                )
              }
            />
            <a
              aria-label={t(m.landing_details, { city: name[language] })}
              className="inline-flex min-h-11 items-center gap-1 text-base leading-tight text-quiet hover:underline"
              href={details}
              rel="noopener noreferrer"
              target="_blank"
            >
              {t(m.landing_details_short, { city: name[language] })}
              <svg aria-hidden viewBox="0 0 16 16" className="size-3 flex-none fill-none stroke-current stroke-2">
                <path d="M6 3H2v11h11V10M9 2h5v5M14 2L7 9" />
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
