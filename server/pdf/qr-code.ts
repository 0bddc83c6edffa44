import { encode } from 'uqr'

/** Draws a QR code of `text`, black on white, with the quiet zone that cameras need inside `size`. */
export function drawQrCode(document: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { ecc: 'M', border: 4 })
  const module = size / code.size
  document.save()
  document.rect(x, y, size, size).fill('#ffffff')
  for (const [line, row] of code.data.entries())
    // Neighbouring modules are one rectangle: between two there would be a hairline of white in print.
    for (let from = row.indexOf(true); from >= 0; from = row.indexOf(true, from)) {
      const end = row.indexOf(false, from)
      const to = end < 0 ? row.length : end
      document.rect(x + from * module, y + line * module, (to - from) * module, module)
      from = to
    }
  document.fill('#000000')
  document.restore()
}
