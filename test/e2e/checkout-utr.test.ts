import { describe, expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { readUtr } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import { rupeesIn } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { enterUtr, open } from './payer.ts'
import type { Size } from './visitor.ts'
import { firstOf } from '../present.ts'

const site = browserSite()

describe.each<[Language, Size]>([
  ['en', 'desktop'],
  ['hi', 'phone'],
])('CHECKOUT in %s on a %s', (language, size) => {
  const say = wordsIn(language)

  test('a reload keeps the UTR that was typed, until the booking is made', async () => {
    const { page, addPackage, leave } = await site.loggedIn({ language, size })
    await addPackage()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    await field.fill('6325 1234')
    await page.reload()
    await field.waitFor()
    await expect.poll(() => field.inputValue()).toBe('6325 1234')

    const utr = language === 'en' ? '632512345601' : '632512345602'
    await field.fill(utr)
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    await page.getByText(say(m.checkout_success)).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))).toEqual([])
    await leave()
  })

  test('the field keeps the number of a line that was pasted from a receipt', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    await field.fill('UPI/632512345678/21-11-2026/yatra')
    expect(await field.inputValue()).toBe('632512345678')
    await page.getByText(say(m.checkout_utr_complete)).first().waitFor()
    await leave()
  })

  test('letters and one digit twelve times are asked about before they are sent', async () => {
    const { page, api, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    const main = page.getByRole('main')
    const send = page.getByRole('button', { name: say(m.checkout_submit), exact: true })
    for (const [typed, hint, question] of [
      ['12345678901a', m.checkout_utr_letters, m.checkout_utr_letters_sure],
      ['000000000000', m.checkout_utr_same_digits, m.checkout_utr_same_digits_sure],
    ] as const) {
      await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(typed)
      await main.getByText(say(hint), { exact: true }).first().waitFor()
      await send.click()
      await main.getByText(say(question)).waitFor()
    }
    const read = async () => (await (await api.bookings.all.$get({ query: {} })).json()) as { data: unknown[] }
    expect((await read()).data).toEqual([])

    // The server accepts a UTR with letters at the second press.
    const utr = language === 'en' ? 'AXIS00000701' : 'AXIS00000702'
    await enterUtr(page, language, utr)
    await main.getByText(say(m.checkout_utr_letters_sure)).waitFor()
    await send.click()
    await page.getByText(say(m.checkout_success)).waitFor()
    await leave()
  })

  test('of letters and twelve digits the field keeps the digits', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    await field.fill('UTR551234567892')
    expect(await field.inputValue()).toBe('551234567892')
    await leave()
  })

  test('the drawn receipt shows the amount to pay and no number that can be entered', async () => {
    const { page, api, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    const drawn = (
      await page
        .getByRole('figure')
        .filter({ hasText: say(m.checkout_utr_picture_text) })
        .locator('text')
        .allTextContents()
    ).map((text) => text.trim())
    const { data } = (await (await api.payments.$get({ query: {} })).json()) as { data: { amountPayable: number }[] }
    expect(drawn).toContain(rupeesIn(language)(firstOf(data).amountPayable))
    for (const text of drawn) expect(readUtr(text).hint).not.toBeNull()
    await leave()
  })

  test('the page tells people abroad Indian time and how to pay without UPI', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ language, size, timeZone: 'America/New_York' })
    await addPooja()
    await open(page, '/user/checkout')
    await page
      .getByText(language === 'en' ? / [ap]m IST/ : /बजे \(भारतीय समय\)/)
      .first()
      .waitFor()
    // The help is open at first, and appears only once.
    await page.getByText(say(m.checkout_abroad_text, care)).waitFor()
    await page.getByRole('tab', { name: say(m.checkout_way_bank) }).click()
    expect(await page.getByText(say(m.checkout_abroad_text, care)).count()).toBe(1)
    await leave()
  })

  test('the page shows where each app has the UTR, and which number is another one', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    await page.getByText(say(m.checkout_apps), { exact: true }).click()
    for (const app of [m.checkout_app_phonepe, m.checkout_app_gpay, m.checkout_app_paytm, m.checkout_app_bhim])
      await page.getByText(say(app), { exact: true }).waitFor()
    await page.getByRole('tab', { name: say(m.checkout_way_code) }).click()
    await page.getByText(say(m.checkout_by_qr)).waitFor()
    await leave()
  })

  test('the page tells people in India the time without its name', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ language, size })
    await addPooja()
    await open(page, '/user/checkout')
    const until = page.getByText(language === 'en' ? / [ap]m(?! IST)/ : /बजे(?! \(भारतीय समय\))/).first()
    await until.waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/\bIST\b|भारतीय समय/)
    await leave()
  })
})
