import { describe, expect, test } from 'vitest'
import { isGstin, isGstinForm } from './gstin.ts'

describe('TAX a GSTIN', () => {
  // An example that GST portals publish; its last characters were also computed by hand.
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'])('%s is one', (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  })

  test.each([
    ['another last character', '27AAPFU0939F1ZW'],
    ['two characters in the wrong order', '27AAPUF0939F1ZV'],
    ['a state that does not exist', '99AAPFU0939F1ZV'],
    ['small letters', '27aapfu0939f1zv'],
    ['fourteen characters', '27AAPFU0939F1Z'],
    ['the invented one of the demo', '09DEMOX0000X0Z0'],
  ])('%s: none', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false)
  })

  test('the form alone is enough for the invented one of the demo', () => {
    expect(isGstinForm('09DEMOX0000X0Z0')).toBe(true)
  })
})
