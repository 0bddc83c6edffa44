import { describe, expect, test } from 'vitest'
import { alertEmail, BANK, creditText, OFFICE, PROVIDER } from '../../test/alert-emails.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { readAlertEmail, type Trusted } from './alert-email.ts'

const trusted: Trusted = { senders: [BANK], recipients: [OFFICE], provider: PROVIDER, accounts: ['50100000051234'] }
const DAY = '2026-11-21' as CalendarDay
const text = creditText('632653023052')

const doubtsOf = async (sent: Parameters<typeof alertEmail>[0], of = trusted) =>
  (await readAlertEmail(alertEmail({ text, ...sent }), DAY, of))?.rows.map(({ doubts }) => doubts.join(' '))

const authentic = `Authentication-Results: ${PROVIDER}; dkim=pass header.i=@bank.example; dmarc=pass header.from=bank.example`

describe('ALERTS by email', () => {
  test('one of a listed sender that the own provider has found authentic has no doubt', async () => {
    expect(await doubtsOf({})).toEqual([''])
    expect(await doubtsOf({ from: `"Bank, Alerts" <${BANK.toUpperCase()}>` })).toEqual([''])
    expect(
      await doubtsOf({ results: 'spf=pass smtp.mailfrom=bounce.example; dkim=pass header.d=bank.example' }),
    ).toEqual([''])
  })

  test('one of another sender is not read, whatever name it bears', async () => {
    expect(await doubtsOf({ from: 'stranger@evil.example' })).toBeUndefined()
    expect(await doubtsOf({ from: `"${BANK}" <stranger@evil.example>` })).toBeUndefined()
    expect(await doubtsOf({ from: `=?utf-8?Q?alerts=40bank.example=20?= <stranger@evil.example>` })).toBeUndefined()
  })

  test.each<[string, Parameters<typeof alertEmail>[0]]>([
    ['the provider says nothing', { results: null }],
    [
      'the provider says nothing, and the message brings its own',
      { results: null, forged: [authentic.replace(PROVIDER, 'mx.evil.example')] },
    ],
    [
      'DMARC fails, and the message brings a better result',
      { results: 'dmarc=fail header.from=bank.example', forged: [authentic] },
    ],
    ['the signature fails', { results: 'dkim=fail header.i=@bank.example' }],
    ['another domain has signed', { results: 'dkim=pass header.i=@evil.example' }],
    ['a domain that ends alike has signed', { results: 'dkim=pass header.d=ank.example' }],
    ['a whole country has signed', { results: 'dkim=pass header.d=example' }],
    ['only the envelope passes', { results: 'spf=pass smtp.mailfrom=bank.example' }],
    ['DMARC passes for another domain', { results: 'dmarc=pass header.from=evil.example' }],
    [
      'a comment says that it passes',
      { results: 'spf=fail (evil; dmarc=pass header.from=bank.example) smtp.mailfrom=x' },
    ],
    [
      'a quoted address says that it passes',
      { results: 'spf=fail smtp.mailfrom="a; dmarc=pass header.from=bank.example"@evil.example' },
    ],
    [
      'one result passes and another does not',
      { results: 'dmarc=pass header.from=bank.example; dmarc=fail header.from=bank.example' },
    ],
    ['it was sent to a stranger, who sends it again to us', { to: 'stranger@evil.example' }],
    ['it has two senders', { from: `${BANK}, stranger@evil.example` }],
    ['it has a second line for the sender', { forged: ['From: stranger@evil.example'], from: BANK }],
  ])('it is not trusted if %s', async (_, sent) => {
    const doubts = await doubtsOf(sent)
    expect(doubts === undefined || doubts.every((found) => found.includes('SENDER_UNSURE'))).toBe(true)
  })

  test('without the name of the own provider none is trusted', async () => {
    expect(await doubtsOf({}, { ...trusted, provider: null })).toEqual(['SENDER_UNSURE'])
  })

  test('of an HTML mail that is read which a reader sees', async () => {
    const html = `<html><head><style>p{}</style><title>Rs.9.00 credited</title></head><body><div style="display:none">Rs.1.00 credited</div>
      <p>Dear Customer,</p><table><tr><td>Rs.<b>5,000.00</b> is credited to your A/c XX1234 &amp; UPI Ref</td><td>632653023052</td></tr></table></body></html>`
    const read = await readAlertEmail(alertEmail({ html }), DAY, trusted)
    expect(read?.rows).toMatchObject([{ amount: 500_000, date: DAY, references: ['632653023052'], doubts: [] }])
  })

  test('an advertisement of the bank has no row', async () => {
    expect(await doubtsOf({ text: 'Get a loan of Rs.5,00,000. Apply now!' })).toEqual([])
  })
})
