import { devoteePassword as password } from './people.ts'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { logIn, settled } from './settings-page.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

const newPassword = 'a fresh start on the ghat'

describe('§2 /user/settings', () => {
  testViews(languages)('a new password ends the session of the other browser only, in %s', async (language) => {
    const say = wordsIn(language)
    const { page, session, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
    const elsewhere = await site.visit({ language })
    await logIn(elsewhere.page, language, session.user.email, password)
    await elsewhere.page.waitForURL('**/landing')
    await settled(page)
    await page.getByLabel(say(m.settings_current_password), { exact: true }).fill('not this one')
    await page.getByLabel(say(m.common_new_password), { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: say(m.settings_change_password) }).click()
    await page.getByRole('main').getByText(say(m.error_password_wrong), { exact: true }).waitFor()
    expectComplaint(/400/)
    await page.getByLabel(say(m.settings_current_password), { exact: true }).fill(password)
    await page.getByRole('button', { name: say(m.settings_change_password) }).click()
    await page.getByRole('status').getByText(say(m.settings_password_changed)).waitFor()
    expect(await page.getByLabel(say(m.common_new_password), { exact: true }).inputValue()).toBe('')

    await page.goto('/user/bookings')
    await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()
    await elsewhere.page.getByRole('link', { name: say(m.nav_bookings) }).click()
    await elsewhere.page.getByRole('heading', { level: 1, name: say(m.error_unauthenticated) }).waitFor()
    elsewhere.expectComplaint(/401/)
    await logIn(elsewhere.page, language, session.user.email, newPassword)
    await elsewhere.page.waitForURL('**/landing')
    await elsewhere.leave()
    await leave()
  })

  test('other logins are shown and ended, one or all', async () => {
    const say = wordsIn('en')
    const { page, api, session, leave } = await site.loggedIn()
    const elsewhere = await site.visit()
    for (const _login of [1, 2]) {
      await logIn(elsewhere.page, 'en', session.user.email, password)
      await elsewhere.page.waitForURL('**/landing')
    }
    const others = async () => {
      const { data } = (await (await api.user.settings.$get()).json()) as { data: { sessions: { device: string }[] } }
      return data.sessions.map(({ device }) => device).slice(1)
    }
    expect(await others()).toEqual(['Chrome, Linux', 'Chrome, Linux'])
    await settled(page)
    await page.getByText(say(m.settings_this_device)).waitFor()
    await page
      .getByRole('button', { name: `${say(m.settings_end_session)} Chrome, Linux` })
      .first()
      .click()
    await page.getByRole('status').getByText(say(m.settings_session_ended)).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 2)
    expect(await others()).toHaveLength(1)
    await page.getByRole('button', { name: say(m.settings_end_other_sessions) }).click()
    await page.getByRole('status').getByText(say(m.settings_sessions_ended)).waitFor()
    await page.getByRole('button', { name: say(m.settings_end_other_sessions) }).waitFor({ state: 'detached' })
    expect(await others()).toEqual([])
    await elsewhere.page.getByRole('link', { name: say(m.nav_cart) }).click()
    await elsewhere.page.getByRole('heading', { level: 1, name: say(m.error_unauthenticated) }).waitFor()
    elsewhere.expectComplaint(/401/)
    await elsewhere.leave()
    await leave()
  })
})
