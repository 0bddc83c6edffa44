import { Secret, TOTP } from 'otpauth'
import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })
const colleague = { email: 'meena.clerk@example.com', password: 'kamadgiri parikrama 3' }

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

test('STAFF an owner invites a clerk, who joins on a phone in Hindi and logs in with a second step', async () => {
  const en = wordsIn('en')
  const owner = await site.loggedIn({ as: 'admin' })
  await owner.page.goto('/admin/staff')
  await hydrated(owner.page)
  const form = owner.page.getByRole('region', { name: en(m.staff_invite_title) })
  await form.getByLabel(en(m.common_full_name)).fill('Meena Shukla')
  await form.getByLabel(en(m.common_email)).fill(colleague.email)
  await form.getByLabel(en(m.staff_role), { exact: true }).selectOption('CLERK')
  await form.getByRole('button', { name: en(m.staff_invite) }).click()
  await owner.page.getByRole('listitem').filter({ hasText: colleague.email }).waitFor()

  const say = wordsIn('hi')
  const link = /\/auth\/invitation#[\w-]{43}/.exec(await site.mailTo(colleague.email, /./))
  const { page, leave, expectComplaints } = await site.visit({ language: 'hi', size: 'phone' })
  await page.goto(present(link)[0])
  await page.getByLabel(say(m.common_password), { exact: true }).fill(colleague.password)
  await page.getByRole('button', { name: say(m.invitation_accept) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()
  // The clerk has only the pages about money.
  await page.goto('/admin/audit')
  await page.getByText(say(m.error_staff_role)).waitFor()

  await page.goto('/admin')
  await page.getByRole('link', { name: say(m.second_step_open) }).click()
  const setUp = page.getByRole('region', { name: say(m.second_step_begin) })
  await setUp.getByLabel(say(m.settings_current_password)).fill(colleague.password)
  await setUp.getByRole('button', { name: say(m.second_step_begin) }).click()
  const secret = present(await setUp.locator('code').textContent())
  await setUp.getByLabel(say(m.second_step_code)).fill(codeOf(secret))
  await setUp.getByRole('button', { name: say(m.second_step_confirm) }).click()
  const codes = page.getByRole('status', { name: say(m.second_step_codes_title) }).getByRole('listitem')
  await codes.nth(9).waitFor()
  const recoveryCode = present(await codes.first().textContent())

  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/auth/login')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(colleague.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(colleague.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  const code = page.getByLabel(say(m.second_step_login_code), { exact: true })
  await code.fill(recoveryCode)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()

  await owner.page.reload()
  const row = owner.page.getByRole('listitem').filter({ hasText: colleague.email })
  await row.getByText(en(m.staff_with_second_step)).waitFor()
  await row.getByRole('button', { name: en(m.staff_remove) }).click()
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: en(m.staff_remove) })
    .click()
  await row.waitFor({ state: 'hidden' })
  await page.goto('/admin')
  await page.getByText(say(m.error_unauthenticated)).first().waitFor()
  expectComplaints(/401/)
  await leave()
  await owner.leave()
})
