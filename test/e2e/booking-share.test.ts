import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { formatMomentInIndia } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, open } from './payer.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'
import { matchIn, present } from '../present.ts'

const site = browserSite()

testViews(languages, 1)(
  '§1 a link for the family opens without a login, has no personal data, and ends, in %s',
  async (language) => {
    const { page, context, booking, session, say, leave } = await booked(site, language)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.booking_act_share), exact: true }).click()
    await page.getByRole('button', { name: say(m.booking_share_open) }).click()
    const href = present(await page.getByRole('link', { name: say(m.booking_share_whatsapp) }).getAttribute('href'))
    const text = present(new URL(href).searchParams.get('text'))
    const { reference, paymentRefNumber } = await booking.read()
    expect(text).toContain(reference)
    expect(text).not.toContain(say(m.status_not_verified_next))
    const { sharedUntil } = await booking.read()
    const until = say(m.booking_share_until, { moment: formatMomentInIndia(present(sharedUntil), language) })
    await page.getByText(until).waitFor()
    const path = matchIn(text, /http:\/\/tirtha\.test(\/shared\/\S+)$/)
    await page.getByRole('button', { name: `${say(m.checkout_copy)} ${say(m.booking_share_link)}` }).click()
    await page
      .getByRole('status')
      .getByText(say(m.checkout_copied_what, { what: say(m.booking_share_link) }))
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://tirtha.test${path}`)

    const family = await site.visit({ language, size: 'phone' })
    const served = await (await family.context.request.get(path)).text()
    for (const secret of [
      session.user.name,
      session.user.email,
      session.user.phoneNumber,
      paymentRefNumber,
      booking.id,
    ])
      expect(served.includes(secret), secret).toBe(false)
    expect(served).toContain('<meta name="robots" content="noindex"/>')
    await family.page.goto(path)
    await hydrated(family.page)
    await family.page.getByText(reference).waitFor()
    await family.page.getByText(say(m.status_not_verified), { exact: true }).waitFor()
    // Words about rites open their meaning; nothing else can be pressed.
    expect(await family.page.locator('main button:not(.cursor-help)').count()).toBe(0)

    await page.reload()
    await page.getByRole('button', { name: say(m.booking_act_share), exact: true }).click()
    await page.getByText(until).waitFor()
    await page.getByRole('button', { name: say(m.booking_share_end) }).click()
    await page.getByRole('status').getByText(say(m.booking_share_ended)).waitFor()
    await family.page.reload()
    await family.page.getByRole('heading', { level: 1, name: say(m.shared_ended_title) }).waitFor()
    family.expectComplaint(/404/)
    await family.leave()
    await leave()
  },
)
