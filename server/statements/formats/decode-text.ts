/** A control character, which no text contains. */
const CONTROL = /[^\P{Cc}\t\r\n]/u

/**
 * Decodes a text file of a bank: UTF-8, UTF-16 with or without a byte order mark, otherwise Windows-1252. Null if it is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes, encodingOf(bytes))
  return text === null || CONTROL.test(text) ? null : text
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Without a mark, zeros identify UTF-16: in Latin text every second byte is zero. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1000)
  const zeros = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  return zeros(0) > start.length / 4 ? 'utf-16be' : 'utf-8'
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : null
  }
}
