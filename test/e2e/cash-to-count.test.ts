import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { rupeesIn } from './admin-bookings.ts'
import { staffOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { peopleAt } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite({ own: true })
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

testViews(views, 0)(
  'MONEY cash of today is counted by keyboard, with its difference, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const rupees = rupeesIn(language)
    const people = peopleAt(site.origin)
    const devotee = await people.devotee()
    await devotee.addPackage({ headCount: 4 })
    const { id } = firstOf(await devotee.book())
    const admin = await people.admin()
    const { data: booked } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))
    await staffOf(admin).verify(firstOf(booked.payments).id)
    const cash = { bookingId: id, amount: 500, receivedOn: Date.now(), note: `${language} ${size}` }
    await unwrap(admin.api.payments.cash.$post({ json: cash }))
    const { data: days } = await unwrap(admin.api.admin.cash.$get())
    const { amount } = firstOf(days)

    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, '/admin')
    const drawers = page.getByRole('region', { name: say(m.desk_count_title), exact: true })
    const drawer = drawers
      .getByRole('listitem')
      .filter({ hasText: rupees(amount) })
      .first()
    const field = drawer.getByLabel(say(m.desk_count_counted), { exact: true })
    await field.fill('x')
    await field.press('Enter')
    await drawer.getByText(say(m.desk_amount_invalid)).waitFor()
    await field.fill(String(amount - 20))
    await field.press('Enter')
    await drawers.getByText(say(m.desk_count_less, { amount: rupees(20) })).waitFor()
    await field.waitFor({ state: 'detached' })
    expect(firstOf((await unwrap(admin.api.admin.cash.$get())).data).closed).toMatchObject({ counted: amount - 20 })
    await leave()
  },
)
