import { unwrap } from '../../contract/client.ts'
import type { Feedback } from '../../contract/feedback.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { ADVANCE_CAP } from '../../domain/advance-cap.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/landing'
import { RatingLine } from '../feedback/rating-line.tsx'
import { ratingText } from '../feedback/rating-text.ts'
import { readTravellersFeedback } from '../feedback/read-travellers-feedback.ts'
import { TravellersFeedback } from '../feedback/travellers-feedback.tsx'
import { Slip } from '../journey/slip.tsx'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { priestOf } from '../priest/profile.ts'
import { useRootData } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'
import { indexedMeta } from '../ui/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { BookingMenu } from './booking-menu.tsx'
import { Carousel } from './carousel.tsx'
import { ChooseCity } from './choose-city.tsx'
import { type CityOffer, readCityOffers } from './city-offers.ts'
import { usePriceText } from './price-text.ts'
import { useUnknownPathNotice } from './unknown-notice.ts'
import { landingSeo } from './landing-seo.ts'

export const meta = indexedMeta(
  (locale) => ({ path: '/landing', title: m.landing_title({}, { locale }) }),
  import.meta.env.SSR && landingSeo,
)

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const client = apiOf(page)
  // The page is shown without the rating and the travellers when the database cannot be reached.
  const [rating, travellers, offers] = await Promise.all([
    unwrap(client.feedback.rating.$get()).then(
      ({ data }) => data,
      () => null,
    ),
    readTravellersFeedback(client, page.language),
    readCityOffers(page),
  ])
  return {
    rating,
    ratingWords: rating && ratingText(rating, page.language),
    travellers,
    offers,
    month: dayOf(Date.now()).slice(0, 7),
  }
}

const services = [
  ['mark-kalash', m.landing_service_stay, 'packages'],
  ['mark-shankh', m.landing_service_driver, 'packages'],
  ['mark-bel', m.landing_service_pooja, 'poojas'],
  ['mark-bell', m.landing_service_priest, 'poojas'],
] as const

export default function Landing({ loaderData: { ratingWords, travellers, offers, month } }: Route.ComponentProps) {
  const t = useTranslate()
  useUnknownPathNotice()
  const sells = (kind: 'packages' | 'poojas') => offers.some((offer) => offer[kind] > 0)
  return (
    <main className="grid gap-10 pb-12">
      <section className="mx-auto grid w-full max-w-6xl items-center gap-x-10 gap-y-3 sm:px-4 sm:pt-6 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-2 px-4 sm:gap-3 sm:px-0">
          <h1>
            {t(sells('packages') && offers.every(({ knowsSteps }) => knowsSteps) ? m.landing_heading : m.landing_title)}
          </h1>
          <ScriptsOff />
          <FirstPrice offers={offers} />
          {offers.length > 0 && <ChooseCity offers={offers} month={month} />}
          <FirstVoice of={travellers.find(({ example }) => !example)} />
          <RatingLine words={ratingWords} />
        </div>
        <Carousel
          offered={[...offers.map(({ city }) => city), ...(sells('poojas') ? ['pooja'] : [])]}
          className="order-first min-w-0 lg:order-last"
        />
      </section>

      <section aria-labelledby="cities" className="mx-auto grid w-full max-w-6xl scroll-mt-4 gap-4 px-4">
        <h2 id="cities">{t(m.landing_cities)}</h2>
        <BookingMenu offers={offers} />
      </section>

      <TravellersFeedback items={travellers} className="mx-auto w-full max-w-6xl px-4">
        <TextLink to="/feedback">{t(m.landing_all_feedback)}</TextLink>
      </TravellersFeedback>
      <HowItGoes />
      <div className="mx-auto grid w-full max-w-6xl gap-x-10 gap-y-12 px-4 lg:grid-cols-2">
        <Services sells={sells} />
        <PriestTeaser />
      </div>
    </main>
  )
}

/** The lowest price and how much of it is paid now. */
function FirstPrice({ offers }: { offers: readonly CityOffer[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const priceText = usePriceText()
  const from = Math.min(...offers.map((offer) => offer.from ?? Infinity))
  if (!Number.isFinite(from)) return null
  return (
    <p className="leading-snug font-bold">
      {t(m.landing_promise, { amount: priceText(from), cap: formatRupees(ADVANCE_CAP, language) })}
    </p>
  )
}

/** What a devotee wrote after a journey. */
const FirstVoice = ({ of }: { of: Feedback | undefined }) =>
  of && (
    <blockquote lang={langOf(of.text)} className="line-clamp-2 leading-snug text-quiet">
      “{of.text}”{' '}
      <cite className="not-italic" lang={langOf(of.User.name)}>
        {of.User.name}
      </cite>
    </blockquote>
  )

function HowItGoes() {
  const t = useTranslate()
  const cap = formatRupees(ADVANCE_CAP, useLanguage())
  const steps = [
    [t(m.landing_how_choose), t(m.landing_how_choose_text)],
    [t(m.landing_how_pay), t(m.landing_how_pay_text, { cap })],
    [t(m.landing_how_utr), t(m.landing_how_utr_text)],
    [t(m.landing_how_travel), t(m.landing_how_travel_text)],
  ] as const
  return (
    <section aria-labelledby="how" className="border-y border-stone bg-card py-8">
      <div className="mx-auto grid w-full max-w-6xl gap-5 px-4">
        <h2 id="how">{t(m.landing_how_title)}</h2>
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([name, text], index) => (
            <li key={name} className="grid grid-cols-[auto_1fr] content-start gap-x-4">
              <span
                aria-hidden
                className="row-span-2 grid size-11 place-items-center rounded-full border-2 border-marigold bg-glow font-heading text-xl font-bold text-river"
              >
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Services({ sells }: { sells: (kind: 'packages' | 'poojas') => boolean }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="services" className="grid content-start gap-4">
      <h2 id="services">{t(m.landing_services)}</h2>
      <ul className="grid gap-3">
        {services.map(
          ([mark, service, kind]) =>
            sells(kind) && (
              <li key={mark} className="flex items-center gap-4">
                <span aria-hidden className={`mark ${mark} text-3xl text-kumkum`} />
                {t(service)}
              </li>
            ),
        )}
      </ul>
      <ButtonLink kind="second" className="justify-self-start" to="/poojas">
        {t(m.landing_poojas_link)}
      </ButtonLink>
    </section>
  )
}

function PriestTeaser() {
  const t = useTranslate()
  const priest = priestOf(useLanguage(), useRootData())
  return (
    <section aria-labelledby="priest" className="grid content-start gap-4">
      <h2 id="priest">{t(m.landing_priest)}</h2>
      <Slip
        size="open"
        scene="pooja"
        name={priest.name}
        facts={[priest.title]}
        act={
          <ButtonLink kind="second" to="/priest">
            {t(m.landing_priest_link)}
          </ButtonLink>
        }
      />
    </section>
  )
}
