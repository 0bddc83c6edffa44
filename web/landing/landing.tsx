import { Link } from 'react-router'
import { cities, type CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useSay } from '../language/language.ts'
import { profile } from '../priest/profile.ts'
import { ButtonLink } from '../ui/button.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Scene } from '../ui/scene.tsx'
import { Carousel } from './carousel.tsx'

type Entry = { name: { en: string; hi: string }; city: CityName; details: string }

/** The booking menu: Mahakumbh leads to Prayagraj (specification, section 2). */
const menu: readonly Entry[] = [
  { name: cities.prayagraj, city: 'prayagraj', details: 'https://prayagraj.nic.in/' },
  { name: cities.varanasi, city: 'varanasi', details: 'https://varanasi.nic.in/' },
  { name: { en: 'Mahakumbh', hi: 'महाकुंभ' }, city: 'prayagraj', details: 'https://kumbh.gov.in/' },
  { name: cities.chitrakoot, city: 'chitrakoot', details: 'https://chitrakoot.nic.in/' },
  { name: cities.ayodhya, city: 'ayodhya', details: 'https://ayodhya.nic.in/' },
  { name: cities.sarnath, city: 'sarnath', details: 'https://www.uptourism.gov.in/' },
]

export const meta = pageMeta(m.landing_title, m.landing_description)

export default function Landing() {
  const say = useSay()
  const language = useLanguage()
  return (
    <main className="mx-auto grid w-full max-w-5xl gap-10 px-4 py-6">
      <section className="grid gap-4">
        <h1>{say(m.landing_title)}</h1>
        <p className="max-w-prose">{say(m.landing_description)}</p>
        <Carousel />
      </section>

      <section aria-labelledby="cities" className="grid gap-4">
        <h2 id="cities">{say(m.landing_cities)}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {menu.map(({ name, city, details }) => (
            <li key={name.en} className="card grid gap-3 overflow-hidden">
              <div className="-mx-4 -mt-4">
                <Scene of={city} className="aspect-[5/2]" />
              </div>
              <h3>{name[language]}</h3>
              <ButtonLink to={`/city/${city}`}>{say(m.landing_book, { city: name[language] })}</ButtonLink>
              <a
                className="link inline-flex min-h-11 items-center justify-center"
                href={details}
                rel="noopener noreferrer"
                target="_blank"
              >
                {say(m.landing_details, { city: name[language] })}
              </a>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="priest" className="card grid gap-2">
        <h2 id="priest">{say(m.landing_priest)}</h2>
        <p className="font-bold">{profile.name[language]}</p>
        <p>{profile.title[language]}</p>
        <Link className="link inline-flex min-h-11 items-center" to="/priest">
          {say(m.landing_priest_link)}
        </Link>
      </section>

      <section aria-labelledby="services" className="grid gap-2">
        <h2 id="services">{say(m.landing_services)}</h2>
        <ul className="grid list-disc gap-1 ps-6">
          {[m.service_stay, m.service_driver, m.service_pooja, m.service_priest].map((service, index) => (
            <li key={index}>{say(service)}</li>
          ))}
        </ul>
        <Link className="link inline-flex min-h-11 items-center" to="/poojas">
          {say(m.landing_poojas_link)}
        </Link>
      </section>
    </main>
  )
}
