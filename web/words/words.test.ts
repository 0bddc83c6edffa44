import { describe, expect, test } from 'vitest'
import { splitAtWords } from './words.ts'

const marked = (text: string, language: 'en' | 'hi') =>
  splitAtWords(text, language)
    .map((part) => (typeof part === 'string' ? part : `[${part.word}]`))
    .join('')

describe('WORDS that are explained where they stand', () => {
  test.each([
    [
      'en',
      'The priest leads the sankalp. After the Sankalp you offer pinds.',
      'The priest leads the [sankalp]. After the Sankalp you offer [pinds].',
    ],
    ['en', 'Asthi visarjan, then pind daan and tarpan', '[Asthi visarjan], then [pind daan] and [tarpan]'],
    ['en', 'A Prayagwal tirth-purohit, with his dakshina', 'A Prayagwal [tirth-purohit], with his [dakshina]'],
    ['hi', 'संकल्प के बाद पितरों के लिए तर्पण और पिंड दान', '[संकल्प] के बाद पितरों के लिए [तर्पण] और [पिंड दान]'],
    ['hi', 'श्राद्ध की सामग्री और दक्षिणा शामिल', '[श्राद्ध] की [सामग्री] और [दक्षिणा] शामिल'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(marked(text, language)).toBe(expected)
    expect(marked(text, language).replaceAll(/[[\]]/g, '')).toBe(text)
  })

  test.each([
    ['en', 'Sankalpana'],
    ['en', 'The priest of Gotrapur'],
    ['hi', 'प्रदर्शन'],
    ['hi', 'कुशल ड्राइवर'],
    ['hi', 'दर्शनीय जगहें'],
  ] as const)('%s: %s is another word', (language, text) => {
    expect(splitAtWords(text, language)).toEqual([text])
  })

  test('a text that is nothing but the word is no text to explain it in', () => {
    expect(splitAtWords('Aarti', 'en')).toEqual(['Aarti'])
  })
})
