import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { formatRupees } from '../../domain/format.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { bookingOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open, staffAt, unfold } from './payer.ts'
import { nextUtr } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

/** A devotee on a phone with a stay and a pooja, for both of which one transfer of ₹5,000 was submitted. */
async function withOneTransfer(language: Language) {
  const devotee = await site.loggedIn({ language, size: 'phone' })
  await devotee.addPackage({ headCount: 4 })
  await devotee.addPooja()
  const utr = nextUtr()
  const booked = await devotee.book(utr)
  const stay = present(booked.find(({ headCount }) => headCount > 0))
  const pooja = present(booked.find(({ headCount }) => headCount === 0))
  const { Event: rite } = present(pooja.BookingEvents[0])
  const say = wordsIn(language)
  const rupees = (amount: number) => formatRupees(paiseFromRupees(amount), language)
  const name = language === 'hi' ? rite.nameHindi : rite.name
  const others = say(m.common_part_other, { amount: rupees(pooja.amountPaid), name })
  return {
    ...devotee,
    say,
    rupees,
    utr,
    stay: bookingOf(devotee, stay.id),
    pooja,
    /** The texts about the transfer on the page of the stay. */
    parts: say(m.common_part, { amount: rupees(stay.amountPaid), others }),
  }
}

const amountsIn = (text: string): string[] => text.match(/₹[\d,]+(?:\.\d\d)?/g) ?? []

const sectionOf = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

testViews(languages, 1)(
  'MONEY transfer: the page, its history and the list say it as it was sent, in %s',
  async (language) => {
    const { page, session, say, utr, stay, pooja, parts, leave } = await withOneTransfer(language)
    const status = sectionOf(page, 'status')
    const history = sectionOf(page, 'steps')
    await open(page, '/user/bookings')
    await page
      .getByText(`₹5,000, ${say(m.common_utr_number)}: ${utr}`)
      .first()
      .waitFor()
    await page.getByText(parts).waitFor()

    await open(page, `/user/bookings/${stay.id}`)
    await status.getByText(utr).waitFor()
    expect(await status.innerText()).toContain(parts)
    await unfold(page, say(m.booking_history))
    await history.getByText(say(m.booking_history_submitted, { amount: '₹5,000', utr })).waitFor()
    expect(await history.getByText(parts).count()).toBe(1)

    await (await staffAt(site)).verify(await stay.paymentId())
    await open(page, `/user/bookings/${stay.id}`)
    const found = say(m.booking_payment_received, { amount: '₹5,000', utr }).split(utr)[0]
    expect(await status.innerText()).toContain(present(found))
    expect(await status.innerText()).toContain(parts)
    await unfold(page, say(m.booking_history))
    await history.getByText(say(m.booking_history_verified, { amount: '₹5,000', utr })).waitFor()
    expect(await history.getByText(parts).count()).toBe(2)

    // The email contains no amount that the pages of its bookings lack.
    const told = amountsIn(await site.mailTo(session.user.email, /confirmed|पुष्टि/))
    expect(told).toContain('₹5,000')
    const shown = new Set<string>()
    for (const { id } of [stay, pooja]) {
      await open(page, `/user/bookings/${id}`)
      for (const amount of amountsIn(await page.getByRole('main').innerText())) shown.add(amount)
    }
    expect(told.filter((amount) => !shown.has(amount))).toEqual([])
    await leave()
  },
)

testViews(languages, 1)(
  'MONEY transfer: while it is being checked nothing asks for the balance now, in %s',
  async (language) => {
    const { page, say, rupees, stay, leave } = await withOneTransfer(language)
    const amount = rupees((await stay.read()).amountDue)
    await open(page, `/user/bookings/${stay.id}`)
    await page.getByText(say(m.booking_balance_waits, { amount })).waitFor()
    expect(await page.locator('a[href$="/pay"]').count()).toBe(0)
    // A devotee who has already paid it can still say so.
    await open(page, `/user/bookings/${stay.id}/pay`)
    await page.getByText(say(m.payment_balance_waits)).waitFor()
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    expect(await page.getByText(say(m.checkout_due_now)).count()).toBe(0)

    await (await staffAt(site)).verify(await stay.paymentId())
    await open(page, `/user/bookings/${stay.id}`)
    await page.getByRole('link', { name: say(m.booking_pay_balance, { amount }) }).click()
    await page.getByRole('tab', { name: say(m.checkout_way_bank) }).click()
    await page.getByText(say(m.common_payment_code), { exact: true }).first().waitFor()
    expect(await page.getByText(say(m.common_reference), { exact: true }).count()).toBe(0)
    await leave()
  },
)

testViews(languages, 1)(
  '§4 ADMIN staff see the whole transfer and its parts, and that a balance has no UTR yet, in %s',
  async (language) => {
    const devotee = await withOneTransfer(language)
    const { say, stay, parts, utr, api } = devotee
    await (await staffAt(site)).verify(await stay.paymentId())
    await api.payments.balance.$post({ json: { bookingId: stay.id } })
    const { page, leave } = await site.loggedIn({ as: 'admin', language })
    await open(page, `/admin/bookings/${stay.id}`)
    const verified = sectionOf(page, 'steps')
      .getByRole('listitem')
      .filter({ hasText: say(m.desk_history_verified, { amount: '₹5,000' }) })
    for (const text of [utr, parts]) expect(await verified.innerText()).toContain(text)
    const payments = sectionOf(page, 'payments')
    await payments.getByText(say(m.desk_no_utr_next)).waitFor()
    expect(await payments.getByText(say(m.status_no_utr_next)).count()).toBe(0)
    expect(await payments.getByText(say(m.common_payment_code), { exact: true }).count()).toBe(2)
    await payments.getByText(parts).waitFor()
    await leave()
    await devotee.leave()
  },
)

testViews(languages)(
  'DOCUMENTS a receipt of a payment that was not received stands under the old documents, in %s',
  async (language) => {
    const { page, say, stay, leave } = await withOneTransfer(language)
    const staff = await staffAt(site)
    await staff.verify(await stay.paymentId())
    await staff.reject(await stay.paymentId(), 'OTHER')
    const serial = present((await stay.read()).cancelledPapers[0]).serial
    await open(page, `/user/bookings/${stay.id}`)
    const documents = sectionOf(page, 'papers')
    await documents.getByRole('heading', { name: say(m.booking_documents_old) }).waitFor()
    await documents.getByText(say(m.booking_document_no_refund)).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: say(m.booking_old_receipt, { serial }) }).click(),
    ])
    expect(file.suggestedFilename()).toContain(serial.replaceAll('/', '-'))
    expect(await documents.getByText(say(m.booking_refund_voucher)).count()).toBe(0)
    await leave()
  },
)
