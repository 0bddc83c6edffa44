import { addDays, BOOKING_HORIZON_DAYS, dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { agency, breadcrumbList, type JsonLd, orderedList } from '../seo/json-ld.ts'
import { pictureOf, pictureUrl, type SeoData } from '../seo/meta-tags.ts'
import type { SeoPage } from '../seo/seo-page.ts'
import type { Offers } from './offers.ts'

const offer = ({ href }: SeoPage, price: number): JsonLd => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
  url: href,
})

const trip = (page: SeoPage, pack: Offers['packages'][number]): JsonLd => ({
  '@type': 'TouristTrip',
  name: pack.name,
  description: pack.facility.join('\n'),
  itinerary: orderedList(pack.itinerary),
  provider: agency(page),
  offers: {
    ...offer(page, pack.price),
    // The price is for two people and without GST.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: pack.price,
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 2, unitText: 'person' },
    },
  },
})

/** A pooja can be booked for any day, so it is a repeating event. */
function event(page: SeoPage, { city, scene }: Offers, pooja: Offers['poojas'][number]): JsonLd {
  const today = dayOf(Date.now())
  const tomorrow = addDays(today, 1)
  return {
    '@type': 'Event',
    name: pooja.name,
    description: pooja.details,
    image: pictureUrl(page, pictureOf(scene)),
    startDate: tomorrow,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1D',
      startDate: tomorrow,
      endDate: addDays(today, BOOKING_HORIZON_DAYS),
      scheduleTimezone: 'Asia/Kolkata',
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: pooja.state,
        addressCountry: 'IN',
      },
    },
    organizer: agency(page),
    offers: offer(page, pooja.cost),
  }
}

export const citySeo: SeoData<Offers> = (page, offers) => {
  const { city, scene, about, packages, poojas } = offers
  const locale = page.language
  return {
    description: `${city}: ${about && `${about} · `}${m.city_description({ city }, { locale })}`,
    picture: pictureOf(scene),
    jsonLd: [
      breadcrumbList(page),
      ...packages.map((pack) => trip(page, pack)),
      ...poojas.map((pooja) => event(page, offers, pooja)),
    ],
  }
}
