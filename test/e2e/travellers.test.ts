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
  'TRAVELLERS the devotee says who travels, and staff change it, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const devotee = await site.loggedIn({ language, size })
    await devotee.addPackage()
    const { id } = firstOf(await devotee.book())
    const staff = await site.loggedIn({ as: 'admin', language, size })
    for (const { who, path, names } of [
      { who: devotee, path: `/user/bookings/${id}`, names: 'Gopal Das' },
      { who: staff, path: `/admin/bookings/${id}`, names: 'सुनीता देवी' },
    ]) {
      const { page, expectComplaint, leave } = who
      await open(page, path)
      await unfold(page, say(m.travellers_title))
      await page.getByRole('button', { name: say(m.travellers_open), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say(m.travellers_title) })
      const phone = dialog.getByLabel(say(m.travellers_phone), { exact: true })
      await dialog.getByLabel(say(m.travellers_names), { exact: true }).fill(names)
      await phone.fill('12')
      await dialog.getByRole('button', { name: say(m.common_save), exact: true }).click()
      await dialog.getByText(say(m.error_phone_invalid)).first().waitFor()
      expectComplaint(/400/)
      await phone.fill('98390 54321')
      await phone.press('Enter')
      const section = page.getByRole('region', { name: say(m.travellers_title), exact: true })
      await section.getByText(names).waitFor()
      await section.getByRole('link', { name: '+919839054321' }).waitFor()
      await leave()
    }
  },
)
