import { expect } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { cities } from '../demo-cities.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { openPoojas } from './open-poojas.ts'
import { hydrated, type Size } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

const stories: [Language, Size, string][] = [
  ['en', 'phone', '500000000011'],
  ['hi', 'phone', '500000000012'],
  ['en', 'desktop', '500000000013'],
  ['hi', 'desktop', '500000000014'],
]

testViews(stories, 1)(
  '§1 §2 the main path in %s on a %s goes from the first visit to a verified booking',
  async ([language, size, utr]) => {
    const say = wordsIn(language)
    const email = `devotee-${language}-${size}@example.com`
    const { page, leave, expectComplaint } = await site.visit({ language, size, hasChosen: false, storesPages: true })

    // The first visit asks for the language, once.
    await page.goto('/')
    await page.waitForURL('**/landing')
    await page.getByRole('button', { name: language === 'hi' ? 'हिन्दी (Cancel)' : 'English (OK)' }).click()
    await page.getByRole('heading', { level: 1, name: say(m.landing_heading) }).waitFor()
    expect(await page.evaluate(() => [localStorage.language, document.documentElement.lang])).toEqual([
      language,
      language,
    ])

    // A visitor browses and is asked to log in before choosing.
    await page.getByRole('link', { name: say(m.landing_book, { city: cities.varanasi[language] }) }).click()
    await page.getByRole('link', { name: say(m.city_login_to_add) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.nav_login) }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.nav_register) })
      .click()

    // A registration with a missing field is refused; the next one works and leads back to the city.
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    await page.getByLabel(say(m.common_phone_number)).fill('98765 43210')
    await page.getByLabel(say(m.common_email)).fill(email)
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_register) })
      .click()
    await page.getByRole('alert').getByText(say(m.error_fields_required)).waitFor()
    expectComplaint(/400/)
    await page.getByLabel(say(m.common_password), { exact: true }).fill('ganga snan 2027')
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_register) })
      .click()
    await page.waitForURL('**/city/varanasi')

    // One package for four people; without a date it is refused with a message.
    const day = addDays(dayOf(Date.now()), 12)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.getByRole('main').getByText(say(m.error_arrival_date_required)).waitFor()
    await page.getByLabel(say(m.city_arrival_date)).fill(day)
    await page.getByLabel(say(m.city_head_count)).selectOption('4')
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.getByRole('status').getByText(say(m.city_added_to_cart), { exact: true }).waitFor()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)

    // A pooja is added too.
    await openPoojas(page)
    await page.getByRole('checkbox').last().check()
    await page.getByLabel(say(m.city_pooja_date)).fill(day)
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.waitForFunction(() => document.querySelectorAll('input:checked').length === 0)

    // The cart adds up: order + GST = total.
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(m.nav_cart) })
      .click()
    await page.getByText('(2 + 2)').waitFor()
    expect(await page.getByText(formatDay(day, language)).count()).toBe(2)
    const [order, gst, total] = await page.getByRole('definition').allInnerTexts()
    const rupees = (text = '') => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
    expect(rupees(order) + rupees(gst)).toBe(rupees(total))

    // The checkout asks for the advance, and explains a wrong UTR at its field.
    await page.getByRole('link', { name: say(m.common_checkout) }).click()
    const payByApp = page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹5,000' }), includeHidden: true })
    expect(await payByApp.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.+&am=5000\.00&cu=INR&tr=\w{8}/)
    await page.getByRole('img', { name: say(m.checkout_qr_label) }).waitFor()
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill('12345')
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    await page.getByText(say(m.error_utr_invalid)).waitFor()
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(` ${utr} `)
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).dblclick()
    await page.getByText(say(m.checkout_success)).waitFor()
    expect(await page.getByRole('textbox', { name: say(m.common_utr_number) }).count()).toBe(0)

    // The booking is not verified yet, and the email says so too.
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.nav_bookings) })
      .click()
    await page.getByRole('heading', { level: 1, name: say(m.booking_list_title) }).waitFor()
    expect(await page.getByText(say(m.status_not_verified), { exact: true }).count()).toBe(2)
    expect(await site.mailTo(email, language === 'hi' ? /बुकिंग/ : /booking/)).toContain(utr)

    // An admin finds the devotee by email and verifies one booking.
    const staff = await site.visit({ language, size })
    await staff.page.goto('/auth/login')
    await hydrated(staff.page)
    await staff.page.getByLabel(say(m.common_email)).fill(admin.email)
    await staff.page.getByLabel(say(m.common_password), { exact: true }).fill(admin.password)
    await staff.page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_login) })
      .click()
    await staff.page.waitForURL('**/admin')
    await staff.page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()
    await staff.page
      .getByRole('banner')
      .getByRole('link', { name: say(m.nav_users), exact: true })
      .click()
    await staff.page.waitForURL('**/admin/users')
    await staff.page.getByLabel(say(m.common_email)).fill(email)
    await staff.page.getByRole('button', { name: say(m.desk_apply) }).click()
    await staff.page.waitForURL('**/admin/users?*')
    await staff.page.getByRole('cell', { name: email }).click()
    await staff.page.getByRole('heading', { level: 1, name: 'कमला देवी' }).waitFor()
    expect(await staff.page.getByText(utr).count()).toBe(2)
    await staff.page.getByLabel(say(m.desk_verified_label)).first().selectOption('yes')
    await staff.page.getByRole('button', { name: say(m.desk_ask_yes_do), exact: true }).click()
    await staff.page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
    await staff.leave()

    // The devotee sees it and gets an email.
    await page.reload()
    await page.getByText(say(m.status_verified), { exact: true }).waitFor()
    expect(await page.getByText(say(m.status_not_verified), { exact: true }).count()).toBe(1)
    expect(await site.mailTo(email, language === 'hi' ? /पुष्टि/ : /confirmed/)).toContain(utr)
    await leave()
  },
)
