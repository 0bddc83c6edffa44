import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { cities } from '../demo-cities.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { readEnv } from '../../server/env.ts'
import { profile } from '../../web/priest/profile-text.ts'
import { priest } from '../../web/priest/profile.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { openPoojas } from './open-poojas.ts'
import { peopleAt } from './people.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const care = readEnv({ NODE_ENV: 'test' })

test.each([
  ['en', '+ GST', 'Log In/ Register To Add To Cart'],
  ['hi', wordsIn('hi')(m.city_plus_gst), wordsIn('hi')(m.city_login_to_add)],
] as [Language, string, string][])(
  '§2 /city: packages and poojas are shown to a visitor, with "+ GST" and a login, in %s',
  async (language, plusGst, login) => {
    const { page, leave } = await site.visit({ language })
    const { api } = await peopleAt(site.origin).admin()
    const inCity = { param: { cityName: 'ayodhya' }, query: {} }
    const offered = {
      '#packages': await unwrap(api.packages.city[':cityName'].$get(inCity)),
      '#poojas': await unwrap(api.events.city[':cityName'].$get(inCity)),
    }
    await page.goto('/city/ayodhya')
    await hydrated(page)
    await openPoojas(page)
    for (const [list, { data }] of Object.entries(offered)) {
      const offers = page.locator(`section[aria-labelledby=${list.slice(1)}]`).getByRole('article')
      const names = await offers.evaluateAll((all) => all.map((one) => one.querySelector('h3, h4')?.textContent))
      expect(names.toSorted()).toEqual(data.map((one) => (language === 'hi' ? one.nameHindi : one.name)).toSorted())
      expect(names).not.toEqual([])
      for (const offer of await offers.all()) {
        const text = await offer.innerText()
        expect(text).toMatch(/₹[1-9][\d,]*(?!\S)/)
        // Only packages have GST.
        expect(text.includes(plusGst), text).toBe(list === '#packages')
      }
    }
    // A visitor chooses first and logs in only to book.
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: wordsIn(language)(m.city_add_to_cart) }).count()).toBe(0)
    await page.getByRole('link', { name: login, exact: true }).click()
    await page.waitForURL('**/auth/login?next=%2Fcity%2Fayodhya')
    await leave()
  },
)

testViews(languages, 1)('§2 /city: each known city has its picture and its name, in %s', async (language) => {
  const { page, leave } = await site.visit({ language })
  for (const [city, names] of Object.entries(cities)) {
    await page.goto(`/city/${city}`)
    await page.getByRole('heading', { level: 1, name: names[language] }).waitFor()
    const picture = page.getByRole('main').locator('img').first()
    expect(await picture.getAttribute('src')).toBe(`/art/${city}.svg`)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await leave()
})

test.each(['/landing', '/city/varanasi', '/poojas'])(
  '§2 the footer of %s has the phone of customer care, an email and a link to the feedback',
  async (path) => {
    const { page, leave } = await site.visit()
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const phone = footer.getByRole('link', { name: care.CARE_PHONE, exact: true })
    expect(await phone.getAttribute('href')).toBe(`tel:${care.CARE_PHONE.replaceAll(' ', '')}`)
    const email = footer.getByRole('link', { name: care.CARE_EMAIL, exact: true })
    expect(await email.getAttribute('href')).toBe(`mailto:${care.CARE_EMAIL}`)
    await hydrated(page)
    await footer.locator('a[href="/feedback"]').click()
    await page.waitForURL('**/feedback')
    await leave()
  },
)

testViews(['en', 'hi'] as const)(
  '§2 /priest: the page has contact, biography and education of the priest, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language })
    await page.goto('/priest')
    await page.getByRole('heading', { level: 1, name: priest.name[language], exact: true }).waitFor()
    const section = (name: string) => page.getByRole('region', { name, exact: true })

    const contact = section(say(m.priest_contact))
    const links = await contact.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      `tel:${profile.contact.phone.replaceAll(' ', '')}`,
      `https://wa.me/${profile.contact.phone.replaceAll(/\D/g, '')}`,
      `mailto:${profile.contact.email}`,
    ])
    await contact.getByText(profile.contact.address[language], { exact: true }).waitFor()

    expect(profile.biography[language].length).toBeGreaterThan(0)
    for (const paragraph of profile.biography[language])
      await section(say(m.priest_biography)).getByText(paragraph, { exact: true }).waitFor()

    expect(profile.education[language].length).toBeGreaterThan(0)
    expect(await section(say(m.priest_education)).getByRole('listitem').allInnerTexts()).toEqual(
      profile.education[language],
    )
    await leave()
  },
)

test('§2 unknown paths lead to the landing page for visitors, devotees and admins', async () => {
  const unknown = ['/no/such/page', '/user/nothing', '/admin/nothing']
  for (const person of [await site.visit(), await site.loggedIn(), await site.loggedIn({ as: 'admin' })]) {
    for (const path of unknown) {
      await person.page.goto(path)
      await person.page.waitForURL('**/landing')
    }
    await person.leave()
  }
})

test('§2 §6 /feedback: a visitor reads text, stars and author, and an admin can delete each', async () => {
  const say = wordsIn('en')
  const author = await site.loggedIn()
  const text = `Calm and clean, ${author.session.user.email}.`
  await unwrap(author.api.feedback.create.$post({ json: { text, rating: 3 } }))
  await author.leave()

  const visitor = await site.visit()
  await visitor.page.goto('/feedback')
  const read = visitor.page.getByRole('listitem').filter({ hasText: text })
  await read.getByText(author.session.user.name).waitFor()
  await read.getByRole('img', { name: say(m.feedback_stars, { count: '3' }) }).waitFor()
  await hydrated(visitor.page)
  expect(await visitor.page.getByRole('button', { name: say(m.feedback_delete_feedback) }).count()).toBe(0)
  await visitor.page.getByPlaceholder('Write a feedback', { exact: true }).waitFor()
  await visitor.page.getByRole('button', { name: say(m.common_submit), exact: true }).waitFor()
  await visitor.leave()

  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/feedback')
  await hydrated(page)
  expect(await page.getByPlaceholder('Write a feedback', { exact: true }).count()).toBe(1)
  const items = page.getByRole('main').getByRole('listitem')
  const deletions = page.getByRole('button', { name: say(m.feedback_delete_feedback) })
  await deletions.first().waitFor()
  expect(await deletions.count()).toBe(await items.count())
  await items.filter({ hasText: text }).getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.feedback_delete_feedback) })
    .click()
  await items.filter({ hasText: text }).waitFor({ state: 'detached' })
  await leave()
})
