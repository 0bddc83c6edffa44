import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf, present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr } from './people.ts'
import { testViews } from './test-views.ts'
import type { Size } from './visitor.ts'

const site = browserSite()

const views: [Language, Size][] = [
  ['en', 'phone'],
  ['hi', 'desktop'],
]
const names = 'Savitri Devi\nस्व. रामनारायण (पिता)'

testViews(views, 1)(
  'SANKALP pages in %s on a %s: names are written after the booking, changed on its page, and read at the desk',
  async ([language, size]) => {
    const say = wordsIn(language)
    const { page, addPooja, leave, api } = await site.loggedIn({ language, size })
    await addPooja({ name: 'Pind Daan and Tarpan' })
    await page.goto('/user/checkout')
    expect(await page.getByText(say(m.sankalp_title)).count()).toBe(0)
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(nextUtr())
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()

    const section = page.getByRole('region', { name: say(m.sankalp_title) })
    const field = section.getByRole('textbox', { name: say(m.sankalp_names) })
    const gotra = section.getByRole('textbox', { name: say(m.sankalp_gotra) })
    const save = section.getByRole('button', { name: say(m.common_save), exact: true })
    await field.waitFor()
    await save.click()
    await section.getByText(say(m.error_sankalp_names_required)).waitFor()
    await field.fill(names)
    await gotra.fill('Bharadwaj')
    await section.getByText(say(m.sankalp_women)).waitFor()
    await section.getByRole('textbox', { name: say(m.sankalp_origin) }).fill('Phulpur, Prayagraj')
    await save.click()
    await page.getByText(say(m.sankalp_saved)).waitFor()
    for (const text of ['Savitri Devi', 'स्व. रामनारायण (पिता)', 'Bharadwaj', 'Phulpur', say(m.sankalp_death_unknown)])
      await section.getByText(text).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say(m.sankalp_title))

    const booking = firstOf((await unwrap(api.bookings.all.$get({ query: {} }))).data)
    await page.goto(`/user/bookings/${booking.id}`)
    await section.getByText('Bharadwaj').waitFor()
    await section.getByRole('button', { name: say(m.sankalp_change) }).click()
    expect(await field.inputValue()).toBe(names)
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await gotra.fill('Vatsa')

    // Typed text is not lost without a question.
    await section.getByRole('button', { name: say(m.sankalp_close), exact: true }).click()
    const question = page.getByRole('dialog', { name: say(m.common_unsaved_close_title) })
    await question.getByRole('button', { name: say(m.common_unsaved_stay) }).click()
    await save.click()
    await section.getByText('Vatsa').waitFor()
    expect(await field.count()).toBe(0)
    await leave()

    const staff = await site.loggedIn({ language, size, as: 'admin' })
    await staff.page.goto(`/admin/bookings/${booking.id}`)
    const desk = staff.page.getByRole('region', { name: say(m.sankalp_title) })
    await desk.getByText('Vatsa').waitFor()
    await desk.getByRole('button', { name: say(m.sankalp_change) }).click()
    const dialog = staff.page.getByRole('dialog', { name: say(m.sankalp_title) })
    await dialog.getByRole('textbox', { name: say(m.sankalp_gotra) }).fill('')
    await dialog.getByRole('button', { name: say(m.common_save), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText(say(m.sankalp_gotra_unknown)).waitFor()
    await staff.leave()
  },
)

testViews(views, 1)(
  'SANKALP pages in %s on a %s: the names of an order are saved for each of its poojas, and a package without a pooja asks for none',
  async ([language, size]) => {
    const say = wordsIn(language)
    const { page, addPooja, addPackage, leave, api } = await site.loggedIn({ language, size })
    await addPooja()
    await addPooja({ name: 'Pind Daan and Tarpan' })
    await addPackage()
    await page.goto('/user/checkout')
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(nextUtr())
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    const section = page.getByRole('region', { name: say(m.sankalp_title) })
    await section.getByText(say(m.sankalp_all, { count: '2' })).waitFor()
    await section.getByRole('textbox', { name: say(m.sankalp_names) }).fill(names)
    await section.getByRole('button', { name: say(m.common_save), exact: true }).click()
    await page.getByText(say(m.sankalp_saved)).waitFor()
    await expect
      .poll(async () => {
        const { data } = await unwrap(api.bookings.all.$get({ query: {} }))
        return data.map(({ sankalp, BookingEvents }) => [BookingEvents.length, sankalp]).toSorted()
      })
      .toEqual([
        [0, null],
        [1, { names, gotra: '' }],
        [1, { names, gotra: '' }],
      ])
    const { data } = await unwrap(api.bookings.all.$get({ query: {} }))
    const journey = present(data.find(({ BookingEvents }) => BookingEvents.length === 0))
    await page.goto(`/user/bookings/${journey.id}`)
    await page.getByRole('heading', { name: say(m.booking_history) }).waitFor()
    expect(await section.count()).toBe(0)
    await leave()
  },
)
