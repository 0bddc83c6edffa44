import { m } from '../../messages/compiled/messages.js'
import type { Place } from '../journey/slip-arch.tsx'
import { Slip } from '../journey/slip.tsx'
import { type Translate, useTranslate } from '../language/language.ts'
import type { CityOffer } from './city-offers.ts'
import { usePriceText } from './price-text.ts'

type Entry = Omit<CityOffer, 'scene' | 'knowsSteps'> & {
  scene: Place
  /** The text of the link, if it is not "Book" with the name. */
  label?: string
}

/** The number of entries before Mahakumbh. */
const BEFORE_MAHAKUMBH = 2

/** The cities and, among them, Mahakumbh, which leads to Prayagraj (specification, section 2). Nobody can book it: the last one was in 2025. */
function entriesOf(offers: readonly CityOffer[], t: Translate): Entry[] {
  if (!offers.some(({ city }) => city === 'prayagraj')) return [...offers]
  const mahakumbh: Entry = {
    name: t(m.landing_mahakumbh),
    about: t(m.landing_about_mahakumbh),
    city: 'prayagraj',
    link: 'https://kumbh.gov.in/',
    from: null,
    packages: 0,
    poojas: 0,
    scene: 'magh-mela',
    label: t(m.landing_see_prayagraj),
  }
  return [...offers.slice(0, BEFORE_MAHAKUMBH), mahakumbh, ...offers.slice(BEFORE_MAHAKUMBH)]
}

/** Each city as a slip that leads to its page, with a quiet link to an external page about it. */
export function BookingMenu({ offers }: { offers: readonly CityOffer[] }) {
  const t = useTranslate()
  const priceText = usePriceText()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6 lg:gap-x-4">
      {entriesOf(offers, t).map(({ name, about, city, link, from, packages, poojas, scene, label }) => (
        <li key={name} className="flex flex-col">
          <Slip
            size="small"
            className="grow"
            scene={scene}
            name={name}
            to={`/city/${city}`}
            linkLabel={label ?? t(m.landing_book, { city: name })}
            moneyNote={
              label ? (
                <p className="text-base">{about}</p>
              ) : (
                <>
                  {from !== null && (
                    <p className="font-bold tabular-nums">{t(m.landing_from, { amount: priceText(from) })}</p>
                  )}
                  {packages + poojas > 0 && (
                    <p className="text-base text-quiet">
                      {t(m.landing_counts, { packages: String(packages), poojas: String(poojas) })}
                    </p>
                  )}
                  {about && <p className="hidden text-base md:block">{about}</p>}
                </>
              )
            }
          />
          {link && (
            <a
              aria-label={t(m.landing_details, { city: name })}
              className="inline-flex min-h-11 items-center gap-1 text-base leading-tight text-quiet hover:underline"
              href={link}
              rel="noopener noreferrer"
              target="_blank"
            >
              {t(m.landing_details_short, { city: name })}
              <svg aria-hidden viewBox="0 0 16 16" className="size-3 flex-none fill-none stroke-current stroke-2">
                <path d="M6 3H2v11h11V10M9 2h5v5M14 2L7 9" />
              </svg>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
