import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const say = wordsIn('hi')

test('SETUP an owner sets the cancellation terms in Hindi, and the pages show them', async () => {
  const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/user/settings')
  await hydrated(page)
  const part = page.getByRole('region', { name: say(m.desk_site_cancellation) })
  const days = (row: number) => part.getByLabel(say(m.desk_site_refund_days, { row: String(row) }))
  const percent = (row: number) => part.getByLabel(say(m.desk_site_refund_percent, { row: String(row) }))
  const save = async () => {
    await part.getByLabel(say(m.desk_security_key)).fill(admin.key)
    await part.getByRole('button', { name: say(m.common_save) }).click()
  }
  await days(1).fill('2')
  await save()
  await part.getByText(say(m.error_refund_tiers_invalid)).first().waitFor()
  expectComplaint(/400/)
  await days(1).fill('30')
  await percent(1).fill('95')
  await days(4).fill('1')
  await percent(4).fill('10')
  await save()
  await page.getByText(say(m.desk_site_saved)).waitFor()
  await days(5).waitFor()
  await page.goto('/cancellation')
  await page.getByText(say(m.booking_cancel_term, { days: '30', percent: '95' })).waitFor()
  await page.getByText(say(m.booking_cancel_term, { days: '1', percent: '10' })).waitFor()
  await page.goto('/questions')
  // One line contains all of them.
  const tiers = [
    ['30', '95'],
    ['7', '50'],
    ['3', '25'],
    ['1', '10'],
  ].map(([days = '', percent = '']) => say(m.cancellation_tier, { days, percent }))
  await page.getByText(say(m.cancellation_line, { tiers: tiers.join(', ') })).waitFor()
  await leave()
})
