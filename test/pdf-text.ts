import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect } from 'vitest'

/**
 * Reads a PDF like a program without support for actual text. Such a program may see blanks within Hindi words, so all blanks are
 * removed.
 */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { text } = await extractText(document)
  return { pages: text.map(compact), text: compact(text.join(' ')), info: (await getMeta(document)).info }
}

export const compact = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '')

/** Expects every part in a text from `readPdf`. */
export const expectText = (text: string, ...parts: string[]): void =>
  expect(parts.map(compact).filter((part) => !text.includes(part))).toEqual([])

/** The amounts in a text from `readPdf`, in paise. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹([\d,]+)\.(\d\d)/g)].map(([, rupees = '', paise = '']) =>
    Number(`${rupees.replaceAll(',', '')}${paise}`),
  )
