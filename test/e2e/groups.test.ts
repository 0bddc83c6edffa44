import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr, peopleAt } from './people.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

testViews(views)(
  'GROUPS a group asks without an account, staff make an offer, and it is accepted by its link',
  async (view) => {
    const { language } = view
    const say = wordsIn(language)
    const { page, leave } = await site.visit(view)
    await page.goto('/city/varanasi')
    await page.getByRole('link', { name: say(m.ask_link) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.ask_title) }).waitFor()
    await hydrated(page)
    const name = `Kamala ${nextUtr()}`
    await page.getByLabel(say(m.common_full_name)).fill(name)
    await page.getByLabel(say(m.common_phone_number)).fill(`98${nextUtr().slice(-8)}`)
    await page.getByLabel(say(m.ask_people)).fill('25')
    await page.getByLabel(say(m.ask_words), { exact: true }).fill('A bus for <b>all</b> of us')
    await page.getByRole('button', { name: say(m.ask_send) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.ask_sent_title) }).waitFor()

    const desk = await site.loggedIn({ as: 'admin', ...view })
    await desk.page.goto('/admin')
    await desk.page.getByRole('link', { name: say(m.desk_questions) }).click()
    const asked = desk.page.getByRole('listitem').filter({ hasText: name })
    await asked.getByText('<b>all</b>').waitFor()
    await asked.getByRole('button', { name: say(m.inquiry_answer) }).click()
    const form = asked.getByRole('form')
    await form.getByLabel(say(m.inquiry_package)).locator('option').first().waitFor({ state: 'attached' })
    await form.getByLabel(say(m.desk_start_date), { exact: true }).fill(addDays(dayOf(Date.now()), 20))
    await form.getByLabel(say(m.inquiry_price), { exact: true }).fill('60000')
    await form.getByRole('button', { name: say(m.inquiry_send) }).click()
    const url = await desk.page.getByRole('status').locator('code').innerText()
    await desk.leave()

    await page.goto(new URL(url).pathname)
    await page.getByText('₹70,800').waitFor()
    await hydrated(page)
    await page.getByRole('button', { name: say(m.offer_accept) }).click()
    await page.getByRole('link', { name: say(m.offer_open) }).click()
    await page.waitForURL('**/auth/invitation#*')
    await leave()
    const owner = await peopleAt(site.origin).admin()
    const { data } = await unwrap(owner.api.admin.inquiries.$get({ query: { state: 'ACCEPTED' } }))
    if (!data.some((one) => one.name === name)) throw new Error('The question was not accepted.')
  },
)
