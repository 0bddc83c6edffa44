import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

const say = wordsIn('en')

test('§2 staff save a note on a booking, which the devotee does not see', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  const { data: cost } = await unwrap(devotee.api.bookings.cost.$get())
  const json = { amountPaid: Math.min(cost, 5000), refNo: '700000000002' }
  await unwrap(devotee.api.bookings.add.$post({ json }))
  const staff = await site.loggedIn({ as: 'admin', size: 'phone' })
  await staff.page.goto(`/admin/users/${devotee.session.user.id}`)
  await staff.page.getByRole('button', { name: say(m.desk_note_add) }).click()
  await staff.page.getByLabel(say(m.desk_note)).getByRole('textbox').fill('Needs a wheelchair at the ghat.')
  await staff.page.getByRole('button', { name: say(m.common_save), exact: true }).click()
  await staff.page.getByRole('status').getByText(say(m.desk_note_saved)).waitFor()
  await staff.page.getByRole('dialog').waitFor({ state: 'detached' })
  await staff.page.reload()
  await staff.page.getByRole('button', { name: say(m.desk_note_open) }).click()
  expect(await staff.page.getByRole('textbox').inputValue()).toBe('Needs a wheelchair at the ghat.')
  await staff.leave()
  expect(JSON.stringify(await unwrap(devotee.api.bookings.all.$get({ query: {} })))).not.toContain('Needs a wheelchair')
  await devotee.leave()
})
