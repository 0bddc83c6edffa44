import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open, unfold } from './payer.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

testViews(views, 2)(
  'BUYER the devotee says who is billed, and staff change it, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const devotee = await site.loggedIn({ language, size })
    await devotee.addPackage()
    const { id } = firstOf(await devotee.book())
    const staff = await site.loggedIn({ as: 'admin', language, size })
    for (const { who, path, name } of [
      { who: devotee, path: `/user/bookings/${id}`, name: 'Kamala Traders' },
      { who: staff, path: `/admin/bookings/${id}`, name: 'कमला वस्त्र भंडार' },
    ]) {
      const { page, allowComplaints, leave } = who
      await open(page, path)
      await unfold(page, say(m.buyer_title))
      await page.getByRole('button', { name: say(m.buyer_open), exact: true }).click()
      // The browser logs that the server refuses an invalid GSTIN.
      allowComplaints(/\(Bad Request\)/)
      const dialog = page.getByRole('dialog', { name: say(m.buyer_title) })
      await dialog.getByLabel(say(m.buyer_name), { exact: true }).fill(name)
      await dialog.getByLabel(say(m.buyer_address), { exact: true }).fill('12 Laxmi Road, Pune')
      await dialog.getByLabel(say(m.buyer_state), { exact: true }).selectOption('27')
      const gstin = dialog.getByLabel(say(m.buyer_gstin), { exact: true })
      await gstin.fill('27AAPFU0939F1ZW')
      await dialog.getByRole('button', { name: say(m.common_save), exact: true }).click()
      await dialog.getByText(say(m.error_gstin_invalid)).first().waitFor()
      await gstin.fill('27aapfu0939f1zv')
      await gstin.press('Enter')
      const section = page.getByRole('region', { name: say(m.buyer_title), exact: true })
      await section.getByText(name).waitFor()
      await section.getByText('27AAPFU0939F1ZV').waitFor()
      await leave()
    }
  },
)
