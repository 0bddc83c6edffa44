import { encode } from 'uqr'
import { colors } from './typography.ts'

/** The mark of public/icon.svg on its grid of 64; pdfkit misdraws the short form of its waves (T), so they stand in full. */
export const mark = {
  gate: 'M8 48V29C8 23 12 19 18 18C19 12 25 11 32 4C39 11 45 12 46 18C52 19 56 23 56 29V48H48V30C48 27 45 25 40 25C39.5 20 36.5 19 32 14.5C27.5 19 24.5 20 24 25C19 25 16 27 16 30V48zM20 40H44C44 45.5 40 48 32 48S20 45.5 20 40z',
  flame: 'M32 18.5C34.5 25.5 39 28 39 32.5C39 36.5 36 38 32 38S25 36.5 25 32.5C25 28 29.5 25.5 32 18.5z',
  river: 'M10 56Q15.5 53 21 56Q26.5 59 32 56Q37.5 53 43 56Q48.5 59 54 56',
} as const

/** The cusped lintel of the torana (public/art/torana.svg), on a grid of 400 by 40. */
const LINTEL =
  'M0 40Q2 26 22 27Q28 16 58 18Q70 8 104 11Q122 3 160 6Q184 6 200 1Q216 6 240 6Q278 3 296 11Q330 8 342 18Q372 16 378 27Q398 26 400 40'

type Canvas = PDFKit.PDFDocument

/** Draws the mark with its upper left corner at x, y. */
export function drawLogo(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.save()
  canvas.translate(x, y).scale(size / 64)
  canvas.path(mark.gate).fill(colors.kumkum)
  canvas.path(mark.flame).fill(colors.marigold)
  canvas.path(mark.river).lineWidth(5).lineCap('round').stroke(colors.river)
  canvas.restore()
}

/** Draws the torana along the upper edge of a page: a lintel with a rim of marigold. */
export function drawTorana(canvas: Canvas, width: number): void {
  canvas.save()
  canvas.scale(width / 400)
  canvas.path(`M0 0V40${LINTEL.slice('M0 40'.length)}V0z`).fill(colors.glow)
  canvas.path(LINTEL).lineWidth(0.9).stroke(colors.marigold)
  canvas.restore()
}

/** Draws a QR code of `text`, black on the white of the page, with the quiet rim that cameras need inside `size`. */
export function drawQr(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { ecc: 'M', border: 4 })
  const module = size / code.size
  canvas.save()
  canvas.rect(x, y, size, size).fill('#ffffff')
  code.data.forEach((row, line) => {
    // Modules side by side are one stroke: between two there would be a hair of white on paper.
    for (let from = row.indexOf(true); from >= 0; from = row.indexOf(true, from)) {
      const end = row.indexOf(false, from)
      const to = end < 0 ? row.length : end
      canvas.rect(x + from * module, y + line * module, (to - from) * module, module)
      from = to
    }
  })
  canvas.fill('#000000')
  canvas.restore()
}
