import { encode } from 'uqr'

/** Draws a QR code of `text`, black on white, with the quiet zone that cameras need inside `size`. */
export function drawQrCode(document: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { ecc: 'M', border: 4 })
  const module = size / code.size
  document.save()
  document.rect(x, y, size, size).fill('#ffffff')
  for (const [line, row] of code.data.entries())
    // Adjacent modules are one rectangle, because a print would show a thin white line between two.
    for (let from = row.indexOf(true); from >= 0; from = row.indexOf(true, from)) {
      const end = row.indexOf(false, from)
      const to = end < 0 ? row.length : end
      document.rect(x + from * module, y + line * module, (to - from) * module, module)
      from = to
    }
  document.fill('#000000')
  document.restore()
}
