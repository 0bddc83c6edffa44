import { readFile } from 'node:fs/promises'
import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

test('OFFERS file: on a phone in Hindi staff download the offers, mend an error, see the change and save it', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/admin/cities/sarnath')
  await hydrated(page)
  const part = page.getByRole('region', { name: say(m.offers_file_title) })
  const begun = page.waitForEvent('download')
  await part.getByRole('button', { name: say(m.offers_file_csv) }).click()
  const text = await readFile(await (await begun).path(), 'utf8')
  const amount = present(/^"package",.*?,(\d{4}),/m.exec(text)?.[1])
  const choose = (price: string) =>
    part.getByLabel(say(m.offers_file_choose)).setInputFiles({
      name: 'offers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text.replace(`,${amount},`, `,${price},`)),
    })
  await choose('cheap')
  await part.getByText(/^price: /).waitFor()
  await choose('8765')
  await part.getByText('₹8,765').waitFor()
  await part.getByLabel(say(m.offers_file_key)).fill(admin.key)
  await part.getByRole('button', { name: say(m.offers_file_save) }).click()
  await page.getByRole('status').getByText(say(m.offers_file_imported)).waitFor()
  await page
    .getByRole('region', { name: say(m.offers_packages) })
    .getByText('₹8,765')
    .waitFor()
  await leave()
})
