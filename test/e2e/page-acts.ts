import type { Page } from 'playwright-core'
import { m } from '../../messages/compiled/messages.js'
import type { wordsIn } from './messages.ts'
import { openPoojas } from './open-poojas.ts'
import { unfold } from './payer.ts'

type Say = ReturnType<typeof wordsIn>

export type Act = (page: Page, say: Say) => Promise<unknown>

export const submit: Act = (page) => page.getByRole('main').locator('button[type=submit]').first().click()

export const alert: Act = (page) => page.getByRole('alert').getByText(/./).first().waitFor()

/** Each error is at its field only. */
export const fieldError: Act = (page) => page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()

export const both =
  (...acts: Act[]): Act =>
  async (page, say) => {
    for (const act of acts) await act(page, say)
  }

export const chooseFirst: Act = (page) => page.getByRole('checkbox').first().check()

export const chooseLast: Act = async (page) => {
  await openPoojas(page)
  await page.getByRole('checkbox').last().check()
}

export const openPanchang: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.panchang_open) }).click()
  await page.locator('.panchang-signs').first().waitFor()
}

/** Opens the tithis of each day of the month. */
export const openTithis: Act = async (page, say) => {
  const summary = page.getByText(say(m.panchang_days), { exact: true })
  await summary.click()
  await summary.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

/** Chooses the first day of the month, which closes it. */
export const chooseDay: Act = async (page) => {
  await page.locator('.panchang-month button:enabled').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Opens the days of the first festival. */
export const openFestival: Act = async (page, say) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${say(m.festivals_change)}`) })
    .first()
    .click()
  await page.getByRole('main').getByRole('group').waitFor()
}

export const undoOffered: Act = (page, say) => page.getByRole('button', { name: say(m.common_undo) }).waitFor()

export const addToCart: Act = (page, say) => page.getByRole('button', { name: say(m.city_add_to_cart) }).click()

export const logInWrongly: Act = async (page, say) => {
  await page.getByLabel(say(m.common_email)).fill('nobody@example.com')
  await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
  await submit(page, say)
}

export const forget: Act = async (page, say) => {
  await page.getByRole('link', { name: say(m.auth_forgot_password) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.auth_reset_title) }).waitFor()
}

export const askForCode: Act = async (page, say) => {
  await page.getByLabel(say(m.common_email)).fill('nobody@example.com')
  await page.getByRole('button', { name: say(m.auth_send_otp) }).click()
  await page.getByLabel(say(m.auth_otp), { exact: true }).waitFor()
}

export const enterUtr = (utr: () => string): Act => {
  return async (page, say) => {
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr())
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  }
}

/** The form for the sankalp comes after the rest of the page. */
export const namesAsked: Act = (page, say) =>
  page.getByRole('textbox', { name: say(m.sankalp_names), exact: true }).waitFor()

export const openNames: Act = async (page, say) => {
  await page.getByRole('button', { name: new RegExp(`^(${say(m.sankalp_open)}|${say(m.sankalp_change)})$`) }).click()
  await page.getByRole('textbox', { name: say(m.sankalp_names), exact: true }).waitFor()
}

export const booked: Act = (page, say) => page.getByText(say(m.checkout_success)).waitFor()

/** The server has an older quote for these entries, for which money may have been sent. */
export const withEarlierQuote = (page: Page) =>
  page.route('**/v1/payments/initiate', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const takenUntil = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString()
    const amounts = { order: 4400, gst: 0, amountTotal: 4400, amountPayable: 4400, amountLater: 0 }
    const earlier = { reference: 'KQ7M4RXD', ...amounts, items: body.data.items.slice(-1), takenUntil }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, earlier } } })
  })

export const typeUtr =
  (text: string): Act =>
  async (page, say) => {
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(text)
    await page.getByRole('main').getByRole('status').getByText(/./).first().waitFor({ state: 'attached' })
  }

/** Opens every table behind a chart. */
export const openTables: Act = async (page) => {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

export const openDetails: Act = (page) => page.locator('main summary').first().click()

export const openLastDetails: Act = (page) => page.locator('main summary').filter({ visible: true }).last().click()

export const askToCancel: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.booking_act_cancel), exact: true }).click()
  await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
  await page.getByRole('dialog').waitFor()
}

export const makeLink: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.booking_act_share), exact: true }).click()
  await page.getByRole('button', { name: say(m.booking_share_open) }).click()
  await page.getByRole('link', { name: say(m.booking_share_whatsapp) }).waitFor()
}

export const openNote: Act = (page, say) =>
  page
    .getByRole('button', { name: say(m.desk_note_add) })
    .first()
    .click()

export const saveWithWrongKey: Act = async (page, say) => {
  await page.getByLabel(say(m.desk_security_key), { exact: true }).fill('a wrong key')
  await page.getByRole('button', { name: say(m.common_save), exact: true }).click()
}

export const saveWithZero: Act = async (page, say) => {
  await page.getByLabel(say(m.desk_price_label)).fill('0')
  await page.getByRole('button', { name: say(m.common_save), exact: true }).click()
  await page.getByRole('dialog', { name: say(m.desk_zero_title) }).waitFor()
}

export const leaveUnsaved: Act = async (page, say) => {
  await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
  await page.getByRole('link', { name: say(m.nav_home), exact: true }).click()
  await page.getByRole('dialog', { name: say(m.common_unsaved_title) }).waitFor()
}

export const enterLess: Act = (page, say) => page.getByLabel(say(m.desk_statement_amount)).fill('4000.50')

export const rejectWithoutWords: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.desk_reject), exact: true }).click()
  await page.getByRole('combobox', { name: say(m.desk_reason), exact: true }).selectOption('OTHER')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_reject) })
    .click()
  await page.getByText(say(m.desk_reason_missing)).waitFor()
}

export const saveNoDriver: Act = async (page, say) => {
  await page.getByLabel(say(m.desk_driver_name)).fill('रामखिलावन यादव')
  await page.getByLabel(say(m.common_phone_number)).fill('12')
  await page.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga')
  await page.getByRole('button', { name: say(m.desk_driver_save) }).click()
  await fieldError(page, say)
}

export const askToCancelAtDesk: Act = (page, say) =>
  page.getByRole('button', { name: say(m.desk_cancel), exact: true }).click()

export const filterForNobody: Act = async (page, say) => {
  await page.getByLabel(say(m.common_email)).fill('nobody')
  await page.getByRole('button', { name: say(m.desk_apply) }).click()
  await page.getByText(say(m.desk_no_users)).waitFor()
}

/** The site has waiting refunds, so the call is answered with an empty list. */
export const noRefunds = (page: Page) =>
  page.route('**/v1/refunds*', (route) => route.fulfill({ json: { data: [], nextCursor: null } }))

export const withoutNetwork = (path: string) => (page: Page) =>
  page.route(path, (route) => route.abort('internetdisconnected'))

export const searchFor =
  (text: string): Act =>
  async (page, say) => {
    await page.getByLabel(say(m.search_label)).fill(text)
    await page.locator('search [role=status]').waitFor()
  }
const queueLine = (page: Page) => page.locator('#queue button').first()

export const openPayment: Act = async (page) => {
  await queueLine(page).click()
  await page.locator('#transfer').waitFor()
}

/** Presses a key of the queue that opens a dialog. */
export const press =
  (key: string): Act =>
  async (page) => {
    await queueLine(page).focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
  }

/** The payment stays as it is for the other states. */
export const confirmPayment: Act = async (page, say) => {
  const data = { status: 'VERIFIED', undoUntil: new Date(Date.now() + 10_000).toISOString() }
  const answer = { data, message: say(m.desk_verification_updated) }
  await page.route('**/v1/payments/verify', (route) => route.fulfill({ json: answer }))
  await queueLine(page).focus()
  await page.keyboard.press('v')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.common_undo) })
    .waitFor()
}

export const searchForNothing: Act = async (page, say) => {
  await page.locator('#queue-search').fill('nobody')
  await page.getByText(say(m.desk_payments_empty)).waitFor()
}

/** The form for the people and offers of a booking, with the price of a change. */
export const openChange: Act = async (page, say) => {
  await page.getByRole('button', { name: say(m.desk_change_open), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(m.desk_change_look), exact: true }).click()
  await dialog.getByRole('status').getByText(/./).first().waitFor()
}

export const openTravellers: Act = async (page, say) => {
  await unfold(page, say(m.travellers_title))
  await page.getByRole('button', { name: say(m.travellers_open), exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}
