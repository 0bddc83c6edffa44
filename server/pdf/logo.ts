import { colors } from './typography.ts'

/** The logo of public/icon.svg, 64 units wide. The waves have no T command, because pdfkit draws it wrong. */
export const logo = {
  gate: 'M8 48V29C8 23 12 19 18 18C19 12 25 11 32 4C39 11 45 12 46 18C52 19 56 23 56 29V48H48V30C48 27 45 25 40 25C39.5 20 36.5 19 32 14.5C27.5 19 24.5 20 24 25C19 25 16 27 16 30V48zM20 40H44C44 45.5 40 48 32 48S20 45.5 20 40z',
  flame: 'M32 18.5C34.5 25.5 39 28 39 32.5C39 36.5 36 38 32 38S25 36.5 25 32.5C25 28 29.5 25.5 32 18.5z',
  river: 'M10 56Q15.5 53 21 56Q26.5 59 32 56Q37.5 53 43 56Q48.5 59 54 56',
} as const

/** The lintel of the torana, 400 by 40 units. */
const LINTEL =
  'M0 40Q2 26 22 27Q28 16 58 18Q70 8 104 11Q122 3 160 6Q184 6 200 1Q216 6 240 6Q278 3 296 11Q330 8 342 18Q372 16 378 27Q398 26 400 40'

/** Draws the logo with its upper left corner at x, y. */
export function drawLogo(document: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  document.save()
  document.translate(x, y).scale(size / 64)
  document.path(logo.gate).fill(colors.kumkum)
  document.path(logo.flame).fill(colors.marigold)
  document.path(logo.river).lineWidth(5).lineCap('round').stroke(colors.river)
  document.restore()
}

/** Draws the torana along the upper edge of the current page. */
export function drawTorana(document: PDFKit.PDFDocument): void {
  document.save()
  document.scale(document.page.width / 400)
  document.path(`M0 0V40${LINTEL.slice('M0 40'.length)}V0z`).fill(colors.glow)
  document.path(LINTEL).lineWidth(0.9).stroke(colors.marigold)
  document.restore()
}
