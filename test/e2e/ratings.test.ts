import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { addressIn } from '../../domain/address.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'
import { DAY_MS } from '../world.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'
import { testViews } from './test-views.ts'

/** The email of each devotee, the result of their booking, and their stars. Only the first two came back from a journey. */
const written = [
  ['returned@example.com', true, 5],
  ['returned.too@example.com', true, 2],
  ['unpaid@example.com', false, 1],
] as const

const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 60 * DAY_MS).toISOString())
  const admin = await w.admin()
  const { id: packageId } = await w.db
    .selectFrom('packages')
    .select('id')
    .where('city', '=', 'Ayodhya')
    .executeTakeFirstOrThrow()
  for (const [email, verified] of written) {
    const devotee = await w.devotee({ email })
    await devotee.addPackage({ packageId, days: 20 })
    const { id } = firstOf(await devotee.book(nextUtr()))
    if (verified) await admin.verify(id)
  }
}
const site = browserSite({ past })
let isWritten = false

/** Three devotees write, and one who has never booked. */
async function write() {
  if (isWritten) return
  isWritten = true
  const people = peopleAt(site.origin)
  for (const [email, , rating] of written) {
    const { api } = await people.known({ email, password })
    await unwrap(api.feedback.create.$post({ json: { text: `written by ${email}`, rating } }))
  }
  const { api } = await people.devotee()
  await unwrap(api.feedback.create.$post({ json: { text: 'written by nobody', rating: 1 } }))
}

testViews(languages, 1)(
  'SEO the rating counts finished journeys alone; others are shown and say that they do not count, in %s',
  async (language) => {
    await write()
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone' })
    const counted = say(m.feedback_rating_of_many, { average: '3.5', count: '2' })
    for (const path of ['/landing', '/feedback']) {
      await page.goto(addressIn(path, language))
      await page.getByRole('main').getByText(counted).first().waitFor()
    }
    const others = page.getByRole('listitem').filter({ hasText: say(m.feedback_not_travelled) })
    expect(await others.count()).toBe(2)
    expect(await others.filter({ hasText: 'returned' }).count()).toBe(0)
    const things = async (path: string) => (await fetch(`${site.origin}${addressIn(path, language)}`)).text()
    expect(await things('/landing')).toMatch(/"aggregateRating":\{[^}]*"ratingValue":3\.5,"ratingCount":2/)
    const reviews = (await things('/feedback')).match(/"reviewBody":"[^"]*"/g)
    expect(reviews?.length).toBe(2)
    await leave()
  },
)
