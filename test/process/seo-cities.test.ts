import { expect, test } from 'vitest'
import { thingsOf } from '../served-page.ts'
import { cities } from '../demo-cities.ts'
import { crawledSite } from './crawled-site.ts'

const { ask, read } = crawledSite()

test.each(Object.keys(cities))(
  'SEO /city/%s: each package is a trip, and each pooja is an event of tomorrow',
  async (city) => {
    const packages = (await (await ask(`/v1/packages/city/${city}`)).json()).data as {
      nameHindi: string
      price: number
    }[]
    const poojas = (await (await ask(`/v1/events/city/${city}`)).json()).data as {
      nameHindi: string
      cost: number
      stateHindi: string
    }[]
    const served = await read(`/city/${city}?lang=hi`)
    expect(thingsOf(served, 'BreadcrumbList')).toHaveLength(1)
    expect(thingsOf(served, 'TouristTrip')).toEqual(
      packages.map(({ nameHindi, price }) =>
        expect.objectContaining({
          name: nameHindi,
          itinerary: expect.objectContaining({ '@type': 'ItemList' }),
          provider: expect.objectContaining({ '@type': 'TravelAgency' }),
          offers: expect.objectContaining({ price, priceCurrency: 'INR' }),
        }),
      ),
    )
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 86_400_000)
    expect(thingsOf(served, 'Event')).toEqual(
      poojas.map(({ nameHindi, cost, stateHindi }) =>
        expect.objectContaining({
          name: nameHindi,
          startDate: tomorrow,
          eventSchedule: expect.objectContaining({ repeatFrequency: 'P1D', scheduleTimezone: 'Asia/Kolkata' }),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: expect.objectContaining({
            '@type': 'Place',
            address: expect.objectContaining({ addressRegion: stateHindi, addressCountry: 'IN' }),
          }),
          offers: expect.objectContaining({ price: cost, priceCurrency: 'INR' }),
        }),
      ),
    )
  },
)
