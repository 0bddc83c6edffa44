import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { post } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { leaveTokenOf, placesOf } from '../places.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'

let token = ''

const site = browserSite({
  past: async (w) => {
    w.clock.set(new Date().toISOString())
    const { id } = await makePooja(w.db)
    const subject = { kind: 'POOJA', id } as const
    const day = placesOf(w, await w.admin(), subject)
    await day.set(5, { places: 0 })
    await post(await w.devotee(), '/waiting', { subject, date: w.inDays(5), headCount: 0 })
    await day.set(5, { places: 1 })
    await offerFreePlaces(w.db, w.clock.now())
    token = await leaveTokenOf(w)
  },
})

test('PLACES a held place is given back by the link of its email, without a login and without scripts', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.visit({ language: 'hi', size: 'phone', scripts: false })
  await page.goto(`/ask/${token}`)
  await page.getByRole('heading', { level: 1, name: say(m.waiting_title) }).waitFor()
  await page.getByRole('button', { name: say(m.waiting_leave) }).click()
  await page.getByText(say(m.waiting_left)).waitFor()
  await page.goto(`/ask/${token}`)
  await page.getByText(say(m.waiting_left)).waitFor()
  await leave()
})
