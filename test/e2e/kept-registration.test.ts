import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite()

testViews(languages, 1)(
  'ACCOUNT a registration keeps what was typed over Back and a reload, but for the password, until it is sent, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone' })
    await page.goto('/auth/register')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const field = (name: string) => page.locator(`main [name=${name}]`)
    const email = `kept.${language}.${Date.now()}@example.com`
    const typed = { name: 'गंगा देवी', country: 'US', phoneNumber: '4155552671', email }
    await field('country').selectOption(typed.country)
    for (const name of ['name', 'phoneNumber', 'email'] as const) await field(name).fill(typed[name])
    await field('password').fill(devoteePassword)

    const expectKept = async () => {
      for (const [name, text] of Object.entries(typed)) await expect.poll(() => field(name).inputValue()).toBe(text)
      expect(await field('password').inputValue()).toBe('')
      expect(await field('name').getAttribute('lang')).toBe('hi')
    }
    await page.reload()
    await expectKept()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.nav_login) })
      .click()
    await page.waitForURL('**/auth/login*')
    await page.goBack()
    await expectKept()
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(await stored()).not.toContain(devoteePassword.split(' ')[0])

    await field('password').fill(devoteePassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_register), exact: true })
      .click()
    await page.waitForURL('**/landing')
    await expect.poll(stored).not.toContain(typed.phoneNumber + '&')
    await leave()
  },
)
