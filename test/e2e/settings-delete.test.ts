import { devoteePassword as password } from './people.ts'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { logIn, settled } from './settings-page.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

describe('§2 /user/settings', () => {
  testViews(languages)('an account is deleted after a clear warning and cannot log in, in %s', async (language) => {
    const say = wordsIn(language)
    const { page, session, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
    await settled(page)
    await page.getByText(say(m.settings_delete_when)).waitFor()
    await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.settings_delete_question) })
    await dialog.getByText(say(m.settings_delete_goes)).waitFor()
    await dialog.getByText(say(m.settings_delete_stays)).waitFor()
    const field = dialog.getByLabel(say(m.common_password), { exact: true })
    await field.fill('not this one')
    await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
    await dialog.getByText(say(m.error_password_wrong)).waitFor()
    expectComplaint(/400/)

    // Closing the dialog discards only what was typed.
    await dialog.getByRole('button', { name: say(m.settings_keep_account) }).click()
    await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
    expect(await field.inputValue()).toBe('')
    await field.fill(password)
    await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
    await Promise.all([
      page.waitForURL('**/landing'),
      page.getByRole('status').getByText(say(m.settings_account_deleted)).waitFor(),
    ])
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await logIn(page, language, session.user.email, password)
    await page.getByRole('alert').getByText(say(m.error_bad_credentials)).waitFor()
    expectComplaint(/400/)
    await leave()
  })

  test('an account with a journey ahead stays, and the page says until when', async () => {
    const say = wordsIn('en')
    const { page, api, addPackage, leave, expectComplaint } = await site.loggedIn()
    await addPackage()
    const cost = (await (await api.bookings.cost.$get()).json()) as { data: number }
    await api.bookings.add.$post({ json: { amountPaid: Math.min(5000, cost.data), refNo: '500000000099' } })
    await settled(page)
    await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(m.common_password), { exact: true }).fill(password)
    await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
    await dialog.getByText('You have a booking until').waitFor()
    expectComplaint(/409/)
    await leave()
  })
})
