import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise } from './money.ts'
import { upiUri } from './upi.ts'
import { present } from '../test/present.ts'

const payment = {
  upiId: 'tirtha@bank',
  payeeName: 'Tirtha Seva & Co',
  amount: paise(500_000),
  reference: 'TR-7K2M',
  note: 'Booking TR-7K2M',
}
const fieldsOf = (uri: string) => Object.fromEntries(new URL(uri).searchParams)

describe('CONTRACT payments/initiate', () => {
  test('the link has the payee, amount, currency, reference and note', () => {
    const uri = upiUri(payment)
    expect(uri.startsWith('upi://pay?')).toBe(true)
    expect(fieldsOf(uri)).toEqual({
      pa: 'tirtha@bank',
      pn: 'Tirtha Seva & Co',
      am: '5000.00',
      cu: 'INR',
      tr: 'TR-7K2M',
      tn: 'Booking TR-7K2M',
    })
  })

  test('a blank becomes %20, and the payee is not encoded', () => {
    const uri = upiUri(payment)
    expect(uri).toContain('pn=Tirtha%20Seva%20%26%20Co')
    expect(uri).toContain('pa=tirtha@bank')
    expect(uri).not.toContain('+')
  })

  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [123_450, '1234.50'],
    [499_999, '4999.99'],
  ])('%d paise are written as %s', (amount, expected) => {
    expect(fieldsOf(upiUri({ ...payment, amount: paise(amount) })).am).toBe(expected)
  })

  test('no name or note breaks another field of the link', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(text, text, fc.nat({ max: 500_000 }), (payeeName, note, amount) => {
        const fields = fieldsOf(upiUri({ ...payment, payeeName, note, amount: paise(amount) }))
        expect(Object.keys(fields)).toEqual(['pa', 'pn', 'am', 'cu', 'tr', 'tn'])
        expect(fields).toMatchObject({
          pa: payment.upiId,
          pn: payeeName,
          am: (amount / 100).toFixed(2),
          cu: 'INR',
          tr: payment.reference,
        })
        expect(note.startsWith(present(fields.tn))).toBe(true)
        expect(present(fields.tn).length).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('a long note is cut between two characters', () => {
    const fields = fieldsOf(upiUri({ ...payment, note: `${'a'.repeat(49)}🙏 and more` }))
    expect(fields.tn).toBe('a'.repeat(49))
  })
})
