import { describe, expect, test } from 'vitest'
import { type World, world } from '../world.ts'
import { storedRows } from './stored-rows.ts'
import { kamala, registered, sendOtp } from './sent-emails.ts'
import { codeIn, firstOf, present } from '../present.ts'

/** The emails with a code among all emails that were sent so far. */
const otpsIn = async (w: World) => (await w.sendMails()).filter((mail) => mail.subject.includes('OTP'))

const holding = (rows: string[], text: string) =>
  rows.filter((row) => new RegExp(`(?<![0-9a-zA-Z.-])${text}(?![0-9a-zA-Z-])`).test(row))

describe('CONTRACT user/sendOtp', () => {
  test('the email has one code of six digits, the same in text and HTML', async () => {
    const w = await world()
    await registered(w)
    await sendOtp(w)
    const mail = firstOf(await otpsIn(w))
    expect(mail).toMatchObject({ to: kamala.email, subject: 'Your OTP for a new password' })
    expect(mail.text.match(/(?<!\d)\d{6}(?!\d)/g)).toHaveLength(1)
    expect(mail.html).toContain(codeIn(mail.text))
    expect(mail.subject).not.toContain(codeIn(mail.text))
  })

  test('codes are different and keep leading zeros', async () => {
    const w = await world()
    await registered(w)
    for (let ask = 0; ask < 30; ask++) await sendOtp(w)
    const codes = (await otpsIn(w)).map(({ text }) => codeIn(text))
    expect(new Set(codes).size).toBeGreaterThanOrEqual(codes.length - 1)
    expect(codes.every((code) => code.length === 6)).toBe(true)
  })

  test('no column of any table has the code, before or after the email', async () => {
    const w = await world()
    await registered(w)
    await sendOtp(w)
    const before = await storedRows(w)
    const code = codeIn(firstOf(await otpsIn(w)).text)
    expect(holding(before, code)).toEqual([])
    expect(holding(await storedRows(w), code)).toEqual([])
    // This proves that the search works: it finds a stored value.
    expect(holding(before, 'Kamala Devi')).not.toEqual([])
  })
})

test('CONTRACT token: no column of any table has a token or a password', async () => {
  const w = await world()
  const { token } = await registered(w)
  const kept = (await storedRows(w)).join('\n')
  for (const secret of [present(token), kamala.password]) {
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(secret).toString('base64').replaceAll('=', ''))
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
