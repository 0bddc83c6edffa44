import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { rupeesIn } from './admin-bookings.ts'
import { staffOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { peopleAt } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const views = languages.flatMap((language) => (['phone', 'desktop'] as const).map((size) => ({ language, size })))

testViews(views, 3)(
  '§4 ADMIN cash for the balance is recorded at the booking, more than that is asked, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const people = peopleAt(site.origin)
    const devotee = await people.devotee()
    await devotee.addPackage({ headCount: 4 })
    const { id } = firstOf(await devotee.book())
    const read = async () => (await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))).data
    await staffOf(await people.admin()).verify(firstOf((await read()).payments).id)
    const { due } = (await read()).money
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/bookings/${id}`)
    const cash = page.getByRole('region', { name: say(m.desk_cash_title), exact: true })
    const amount = cash.getByLabel(say(m.desk_cash_amount), { exact: true })
    expect(Number(await amount.inputValue())).toBe(Math.round(due))
    await amount.fill(String(due + 500))
    await cash.getByRole('button').click()
    await cash.getByText(say(m.desk_cash_over, { amount: rupeesIn(language)(due) })).waitFor()
    expect((await read()).money.due).toBe(due)

    // The keyboard alone is enough: the amount, the default day, a note, and Enter.
    await amount.fill('100')
    await amount.press('Enter')
    await page.getByRole('status').getByText(say(m.desk_cash_recorded)).waitFor()
    await page.getByText(say(m.desk_history_cash, { amount: rupeesIn(language)(100) })).waitFor()
    expect((await read()).money.due).toBe(due - 100)
    await cash.getByRole('button').click()
    await cash.waitFor({ state: 'detached' })
    expect((await read()).money).toMatchObject({ due: 0, over: 0 })
    await leave()
  },
)
