import { hasDevanagari, type Measure, partsOf, type Style } from './typography.ts'

type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }
type EmbeddedFont = { id: string; ref(): unknown; encode(text: string, features?: string[]): [string[], Position[]] }
/** What pdfkit has and its types leave out. */
type Canvas = PDFKit.PDFDocument & {
  _font: EmbeddedFont
  page: { fonts: Record<string, unknown> }
  addContent(operators: string): void
}

/** What belongs to the structure of the paper, or (null) is for the eye alone. */
export type Owner = { tag: string; element: PDFKit.PDFStructureElement } | null

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Writes one line, its first letter at `x`, standing on `baseline`. pdfkit's own `text` closes its text before one can say what
 * a word reads as, and poppler then takes the word to stand on its head; so the operators are written here (ISO 32000, 9.4).
 */
export function writeLine(
  document: PDFKit.PDFDocument,
  line: string,
  { x, baseline, style, owner }: { x: number; baseline: number; style: Style; owner: Owner },
): void {
  const canvas = document as Canvas
  canvas.font(style.weight).fontSize(style.size).fillColor(style.color)
  const { _font: font } = canvas
  canvas.page.fonts[font.id] ??= font.ref()
  // The canvas counts downwards, letters upwards.
  canvas.addContent(`BT /${font.id} ${number(style.size)} Tf 1 0 0 -1 ${number(x)} ${number(baseline)} Tm`)
  for (const part of partsOf(line)) {
    // Readers that know of actual text take the word from here: whole, and as it is spelled.
    const reading = hasDevanagari(part) ? { actual: part } : {}
    const tag = hasDevanagari(part) ? 'Span' : (owner?.tag ?? 'Span')
    if (owner) owner.element.add(canvas.markStructureContent(tag, reading))
    else canvas.markContent('Span', reading)
    canvas.addContent(glyphsOf(font.encode(part, featuresOf(style)), style.size))
    canvas.endMarkedContent()
  }
  canvas.addContent('ET')
}

export const featuresOf = ({ tabular }: Style): 'tnum'[] | undefined => (tabular ? ['tnum'] : undefined)

/** How wide a text stands in points. */
export const measureIn =
  (canvas: PDFKit.PDFDocument): Measure =>
  (text, style) => {
    const features = featuresOf(style)
    return canvas
      .font(style.weight)
      .fontSize(style.size)
      .widthOfString(text, features && { features })
  }

/** Shows glyphs where they were shaped to stand; a sign above or below its letter is raised rather than moved to. */
function glyphsOf([codes, positions]: [string[], Position[]], size: number): string {
  const shown: string[] = []
  let run: string[] = []
  const show = () => {
    if (run.length > 0) shown.push(`[${run.join(' ')}] TJ`)
    run = []
  }
  // What stands between glyphs moves to the left, in thousandths.
  const move = (by: number) => (by === 0 ? [] : [number(by)])
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    const glyph = [...move(-xOffset), `<${codes[index]!}>`, ...move(xOffset - (xAdvance - advanceWidth))]
    if (yOffset === 0) run.push(...glyph)
    else {
      show()
      shown.push(`${number((yOffset * size) / 1000)} Ts [${glyph.join(' ')}] TJ 0 Ts`)
    }
  }
  show()
  return shown.join(' ')
}
