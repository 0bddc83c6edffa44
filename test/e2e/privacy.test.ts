import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { PRIVACY_VERSION } from '../../domain/privacy.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages, 1)(
  'PRIVACY in %s: the notice stands at registration without a box to tick, and the settings show the consent',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone' })
    await page.goto('/auth/register')
    for (const message of [m.auth_notice_what, m.auth_notice_how_long, m.auth_notice_consent])
      await page.getByText(say(message), { exact: true }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    const email = `consent.${language}.${Date.now()}@example.com`
    await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
    await page.getByLabel(say(m.common_phone_number)).fill('98765 43210')
    await page.getByLabel(say(m.common_email), { exact: true }).fill(email)
    await page.getByLabel(say(m.common_password), { exact: true }).fill('narmada teerth 7')

    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: say(m.auth_notice_more) }).click()
    const notice = await opened
    await notice.getByRole('heading', { level: 1, name: say(m.privacy_title) }).waitFor()
    await notice.getByText(say(m.privacy_version, { date: formatDay(PRIVACY_VERSION, language) })).waitFor()
    await notice.getByText(say(m.privacy_how_long_emails, { days: 90 })).waitFor()
    await notice.close()

    await page.getByRole('button', { name: say(m.nav_register), exact: true }).click()
    await page.getByRole('status').getByText(say(m.auth_registered)).waitFor()
    await page.getByRole('link', { name: say(m.nav_settings) }).click()
    const consent = page.getByRole('region', { name: say(m.settings_consent) })
    await consent.getByText(formatDay(PRIVACY_VERSION, language)).waitFor()
    await leave()
  },
)

test('PRIVACY an account from before the notice is shown it in the settings', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.loggedIn()
  await page.route('**/v1/user/settings', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, consent: null } } })
  })
  await page.goto('/user/settings')
  await page.getByText(say(m.settings_consent_none)).waitFor()
  await leave()
})
