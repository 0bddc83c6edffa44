import { m } from '../../messages/compiled/messages.js'
import { lockedSheet } from '../locked-files.ts'
import type { Act } from './page-acts.ts'

const chooseFile =
  (content: string | Buffer): Act =>
  (page) =>
    page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

export const chooseStatement: Act = async (page, say) => {
  await chooseFile('My bank\nDate,Narration,Deposit,Balance\n22/11/2026,UPI-632512345678,"5,000.00",1\n')(page, say)
  await page.getByRole('button', { name: say(m.statement_import_do) }).waitFor()
}

/** A file without sides of its amounts, in which the month may come first. */
export const chooseUnclear: Act = async (page, say) => {
  const rows = ['11/21/2026,UPI-632512345678,"5,000.00"', '11/05/2026,RENT,"2,500.00"']
  await chooseFile(['Date,Narration,Amount', ...rows].join('\n'))(page, say)
  await page.getByText(say(m.statement_ask_side)).waitFor()
}

export const chooseLocked: Act = async (page, say) => {
  await chooseFile(Buffer.from(lockedSheet([['Date', 'Narration', 'Deposit']], 'TIRT0101')))(page, say)
  await page.getByLabel(say(m.statement_password), { exact: true }).waitFor()
}

export const choosePdf: Act = async (page, say) => {
  await chooseFile('%PDF-1.7')(page, say)
  await page.getByText(say(m.error_statement_unreadable)).waitFor()
}
