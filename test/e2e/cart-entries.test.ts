import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { formatDay, formatRupees, formatWeekday, tableFormat } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { paise, paiseFromRupees, total as sumOf } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages)(
  '§2 /user/cart: an entry has its name, people, date, place, price and a way to remove it, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, api, addPackage, addPooja, leave } = await site.loggedIn({ language, newProfile: true })
    const entries = [await addPackage(), await addPackage({ headCount: 5 }), await addPooja()]
    await page.goto('/user/cart')
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await items.last().waitFor()
    expect(await items.count()).toBe(entries.length)
    for (const [index, entry] of entries.entries()) {
      // Without a package the entry has the name and the place of its first event.
      const subject = entry.Package.id === null ? firstOf(entry.CartToEvent).event : entry.Package
      const [name, place] =
        language === 'hi'
          ? [subject.nameHindi, `${subject.cityHindi}, ${subject.stateHindi}`]
          : [subject.name, `${subject.city}, ${subject.state}`]
      const item = items.nth(index)
      await item.getByRole('heading', { level: 2, name, exact: true }).waitFor()
      await item.getByRole('button', { name: `${say(m.cart_remove)} ${name}`, exact: true }).waitFor()
      const text = await item.innerText()
      const date = `${formatWeekday(entry.date, language)}, ${formatDay(entry.date, language)}`
      for (const part of [date, place, formatRupees(paiseFromRupees(entry.amount), language)])
        expect(text).toContain(part)
      const people = say(m.common_people_label, { count: ['2', '(2 + 3)'][index] ?? '' })
      expect(text.includes(people)).toBe(index < 2)
    }

    const { data: total } = await unwrap(api.bookings.cost.$get())
    const order = sumOf(entries.map(({ amount }) => paiseFromRupees(amount)))
    const amounts = [order, paise(paiseFromRupees(total) - order), paiseFromRupees(total)]
    const main = page.getByRole('main')
    // Below it is the part of the total that is paid now.
    const table = main.locator('dl').first()
    expect(await table.getByRole('term').allInnerTexts()).toEqual(
      [m.common_order, m.common_gst, m.common_total].map((term) => say(term)),
    )
    expect(await table.getByRole('definition').allInnerTexts()).toEqual(amounts.map(tableFormat(amounts, language)))
    const checkout = main.getByRole('link', { name: say(m.common_checkout), exact: true })
    expect(await checkout.getAttribute('href')).toBe('/user/checkout')
    await leave()
  },
)
