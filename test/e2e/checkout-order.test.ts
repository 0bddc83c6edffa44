import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayCount, daysText } from '../../messages/days.ts'
import { firstOf, present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages, 1)(
  '§2 /user/checkout: what is bought is listed with its days, and after it the code and the UTR, in %s',
  async (language) => {
    const { page, api, addPooja, leave } = await site.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    const { data: offered } = await unwrap(
      api.packages.city[':cityName'].$get({ param: { cityName: 'ayodhya' }, query: {} }),
    )
    const { id: packageId } = present(offered.find(({ itinerary }) => itinerary.length > 1))
    const arrival = startOf(addDays(dayOf(Date.now()), 20))
    const json = { packageId, headCount: 4, date: arrival, events: [] }
    const { Package: pack, date, dateEnd } = (await unwrap(api.cart.add.$post({ json }))).data
    const [{ event: pooja } = { event: null }] = (await addPooja()).CartToEvent
    expect(dateEnd > date).toBe(true)
    const name = (named: { name: string; nameHindi: string } | null) =>
      (language === 'hi' ? named?.nameHindi : named?.name) ?? ''
    const days = daysText(date, dateEnd, language)

    const until = say(m.common_to_day, { last: formatDay(dateEnd, language), days: String(dayCount(date, dateEnd)) })
    await open(page, '/user/cart')
    await page.getByText(until, { exact: true }).waitFor()

    await open(page, '/user/checkout')
    const order = page.getByRole('region', { name: say(m.common_order) })
    await page.getByRole('tab', { name: say(m.checkout_way_bank) }).click()
    await page.getByText(say(m.checkout_by_imps, care)).waitFor()
    await order.getByText(say(m.common_gst_note, { rate: '18%' })).waitFor()
    const items = await order.getByRole('listitem').allInnerTexts()
    expect(items).toHaveLength(2)
    for (const part of [name(pack), days, say(m.common_people_label, { count: '4' })]) expect(items[0]).toContain(part)
    expect(items[1]).toContain(name(pooja))

    const utr = nextUtr()
    await enterUtr(page, language, utr)
    await page.getByText(say(m.checkout_success)).waitFor()
    const { data } = (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { reference: string }[] }
    const said = await order.innerText()
    for (const part of [
      name(pack),
      name(pooja),
      formatDay(date, language),
      until,
      utr,
      firstOf(data).reference,
      '₹5,000',
    ])
      expect(said).toContain(part)

    await open(page, '/user/bookings')
    await page.getByText(until, { exact: true }).waitFor()
    await leave()
  },
)
