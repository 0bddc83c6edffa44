import { randomInt } from 'node:crypto'

// Without vowels, so that no words appear, and without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V Y.
const ALPHABET = '34679CDFGHJKMNPQRTWX'

/** Random characters that can be read out on the phone. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
