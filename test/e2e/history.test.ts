import { describe, expect } from 'vitest'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { makePackage, makePooja, password } from '../factories.ts'
import { browserSite } from './browser-site.ts'
import type { Past } from './site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const pilgrim = { email: 'pilgrim@example.com', password }
const journeys = 51

/** A user with a journey to Varanasi in March and a pooja on nearly every day after it. */
const past: Past = async (w) => {
  w.clock.set('2026-03-01T04:30:00Z')
  const devotee = await w.devotee({ email: pilgrim.email })
  await devotee.addPackage({ packageId: (await makePackage(w.db)).id, days: 9 })
  await devotee.book('426812340000')
  const { id } = await makePooja(w.db, { city: 'Sarnath' })
  for (let visit = 1; visit < journeys; visit++) await devotee.addPooja({ eventId: id, days: 9 + visit })
  await devotee.book('426812340001')
}
const site = browserSite({ past })

describe('§2 /user/history', () => {
  testViews(['en', 'hi'] as const)('a past journey has name, place, date and next steps, in %s', async (language) => {
    const say = wordsIn(language)
    const { page, addPackage, api, leave } = await site.loggedIn({ as: pilgrim, language, size: 'phone' })
    if (language === 'en') {
      await addPackage()
      const { data } = (await (await api.bookings.cost.$get()).json()) as { data: number }
      await api.bookings.add.$post({ json: { amountPaid: Math.min(5000, data), refNo: '426812340002' } })
    }
    await page.goto('/user/bookings')
    await page.getByRole('link', { name: say(m.history_title) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.history_title) }).waitFor()
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    expect(await items.count()).toBe(50)
    await page.getByRole('button', { name: say(m.common_show_more) }).click()
    await page.getByText(formatDay('2026-03-10', language)).waitFor()
    // A journey in the future is not among them.
    expect(await items.count()).toBe(journeys)
    const first = items.last()
    await first.getByText(language === 'hi' ? 'वाराणसी, उत्तर प्रदेश' : 'Varanasi, Uttar Pradesh').waitFor()
    expect(await first.getByRole('link', { name: say(m.history_tell_feedback) }).getAttribute('href')).toBe('/feedback')
    await first.getByRole('link', { name: language === 'hi' ? /वाराणसी/ : /Varanasi/ }).click()
    await page.waitForURL('**/city/varanasi')
    await leave()
  })

  testViews(['en', 'hi'] as const, 1)('without past journeys the page shows a next step, in %s', async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.loggedIn({ language, size: 'phone' })
    await page.goto('/user/history')
    await page.getByText(say(m.history_empty)).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.landing_cities) })
      .click()
    await page.waitForURL('**/landing')
    await leave()
  })
})
