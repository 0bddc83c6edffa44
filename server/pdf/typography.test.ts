import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printableText, UNKNOWN } from './printable-text.ts'
import { logo } from './logo.ts'
import { shapeText } from './shaping.ts'
import { type Measure, stylesOf, textRuns, wrapText } from './typography.ts'

const style = stylesOf('hi').body
const measure: Measure = (text, { size, weight }) =>
  (shapeText(text, weight).reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / 1000

test.each([
  ['सावित्री 🙏 देवी', `सावित्री ${UNKNOWN} देवी`],
  ['👩‍👩‍👧', UNKNOWN],
  ['ராமன்', UNKNOWN.repeat(3)],
  ['two\nlines\tand\u0000more', 'two lines and more'],
  ['right\u202Eto\u200Fleft', 'righttoleft'],
  ['half \uD83D', `half ${UNKNOWN}`],
  ['<b>Rao & Sons</b>', '<b>Rao & Sons</b>'],
  ['non‑breaking', 'non-breaking'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['₹1,23,456.00', '₹1,23,456.00'],
])('DOCUMENTS %j is printed as %j', (text, expected) => {
  expect(printableText(text)).toBe(expected)
})

test('DOCUMENTS no text is drawn as an empty box', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(shapeText(printableText(text), 'regular').filter(({ glyph }) => glyph === 0)).toEqual([])
    }),
  )
})

test('DOCUMENTS a long line breaks between words, a word wider than a line between letters', () => {
  const name = 'वेंकटसुब्रमण्यमश्रीनिवासराघवन'.repeat(3)
  const lines = wrapText(`श्री ${name} जी`, style, 120, measure)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines[0]).toBe('श्री')
  expect(lines.join('').replaceAll(' ', '')).toBe(`श्री${name}जी`.normalize('NFC'))
  for (const line of lines) {
    expect(measure(line, style)).toBeLessThanOrEqual(120)
    // Never before a vowel sign or within a conjunct.
    expect(line).not.toMatch(/^\p{M}|\u094D$/u)
  }
})

test('DOCUMENTS every line of a text fits the width, and no letter is lost', () => {
  const text = fc.string({ unit: fc.constantFrom(...'अकमरािी्ंabcWi .-₹ '), maxLength: 200 })
  fc.assert(
    fc.property(text, fc.integer({ min: 60, max: 300 }), (content, width) => {
      const lines = wrapText(content, style, width, measure)
      expect(lines.join(' ').replaceAll(' ', '')).toBe(printableText(content).replaceAll(' ', ''))
      for (const line of lines) expect(measure(line, style)).toBeLessThanOrEqual(width)
    }),
  )
})

test('DOCUMENTS the parts of a line add up to it, and each Hindi word is a part', () => {
  expect(textRuns('GST number 09 और बिल नंबर TI/26')).toEqual(['GST number 09 ', 'और ', 'बिल ', 'नंबर ', 'TI/26'])
})

test('DOCUMENTS no text is smaller than 10.5 points', () => {
  for (const language of ['en', 'hi'] as const)
    for (const { size } of Object.values(stylesOf(language))) expect(size).toBeGreaterThanOrEqual(10.5)
})

test('DOCUMENTS the logo is the logo of the site', () => {
  const icon = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8')
  expect(icon).toContain(`d="${logo.gate}"`)
  expect(icon).toContain(`d="${logo.flame}"`)
})
