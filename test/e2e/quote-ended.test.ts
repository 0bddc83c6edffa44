import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { DAY_MS } from '../world.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'
import type { Past } from './site.ts'
import { testViews } from './test-views.ts'

const email = 'late@example.com'
/** The answer that the checkout got three days ago. */
let answered: unknown

const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 3 * DAY_MS).toISOString())
  const devotee = await w.devotee({ email })
  const { id } = await devotee.addPooja({ days: 30 })
  answered = { data: await devotee.quote(id) }
}
const site = browserSite({ past })

testViews(languages)(
  'CHECKOUT a price that is over and an order that changed are told apart, in %s',
  async (language) => {
    const say = wordsIn(language)
    const care = { phone: '+91 55500 00108' }
    const late = await site.loggedIn({ as: { email, password }, language, size: 'phone' })
    // This page was open all the time.
    await late.page.route('**/v1/payments/initiate', (route) => route.fulfill({ json: answered }))
    await open(late.page, '/user/checkout')
    await enterUtr(late.page, language, nextUtr())
    await late.page.getByRole('main').getByText(say(m.error_quote_expired, care)).first().waitFor()
    expect(await late.page.getByText(say(m.error_quote_ended, care)).count()).toBe(0)
    late.expectComplaint(/409/)
    await late.leave()

    const { page, api, addPooja, addPackage, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
    const first = await addPooja()
    await addPackage()
    await open(page, '/user/checkout')
    await api.cart[':id'].$delete({ param: { id: first.id } })
    await enterUtr(page, language, nextUtr())
    await page.getByRole('main').getByText(say(m.error_quote_ended, care)).first().waitFor()
    expect(await page.getByText(say(m.error_quote_expired, care)).count()).toBe(0)
    expectComplaint(/409/)
    await leave()
  },
)
