import { hasDevanagari, type Measure, type Style, textRuns } from './typography.ts'

type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }
type EmbeddedFont = { id: string; ref(): unknown; encode(text: string, features?: string[]): [string[], Position[]] }
/** Members of pdfkit that its types lack. */
type Document = PDFKit.PDFDocument & {
  _font: EmbeddedFont
  page: { fonts: Record<string, unknown> }
  addContent(operators: string): void
}

/** The structure element of a line; null for a line that screen readers skip. */
export type StructureOwner = { tag: string; element: PDFKit.PDFStructureElement } | null

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Draws one line of text from `x` on `baseline`. It writes the PDF operators itself (ISO 32000, 9.4), because pdfkit's `text`
 * ends its text object before the actual text of a word can be marked, and poppler then loses the line.
 */
export function drawLine(
  pdf: PDFKit.PDFDocument,
  line: string,
  { x, baseline, style, owner }: { x: number; baseline: number; style: Style; owner: StructureOwner },
): void {
  const document = pdf as Document
  document.font(style.weight).fontSize(style.size).fillColor(style.color)
  const { _font: font } = document
  document.page.fonts[font.id] ??= font.ref()
  // The y axis points down in pdfkit, and up for text.
  document.addContent(`BT /${font.id} ${number(style.size)} Tf 1 0 0 -1 ${number(x)} ${number(baseline)} Tm`)
  for (const run of textRuns(line)) {
    // Programs that support actual text copy the whole word from here, as it is spelled.
    const reading = hasDevanagari(run) ? { actual: run } : {}
    const tag = hasDevanagari(run) ? 'Span' : (owner?.tag ?? 'Span')
    if (owner) owner.element.add(document.markStructureContent(tag, reading))
    else document.markContent('Span', reading)
    document.addContent(glyphOperators(font.encode(run, featuresOf(style)), style.size))
    document.endMarkedContent()
  }
  document.addContent('ET')
}

const featuresOf = ({ tabular }: Style): 'tnum'[] | undefined => (tabular ? ['tnum'] : undefined)

/** Measures the width of a text with the fonts of a document, in points. */
export const measureWith =
  (document: PDFKit.PDFDocument): Measure =>
  (text, style) => {
    const features = featuresOf(style)
    return document
      .font(style.weight)
      .fontSize(style.size)
      .widthOfString(text, features && { features })
  }

/** The operators that show shaped glyphs. The text rise moves signs above or below their letter. */
function glyphOperators([codes, positions]: [string[], Position[]], size: number): string {
  const operators: string[] = []
  let run: string[] = []
  const endRun = () => {
    if (run.length > 0) operators.push(`[${run.join(' ')}] TJ`)
    run = []
  }
  // A number between glyphs moves to the left, in thousandths of the size.
  const move = (by: number) => (by === 0 ? [] : [number(by)])
  for (const [index, code] of codes.entries()) {
    const position = positions[index]
    if (position === undefined) throw new Error(`glyph ${code} has no position`)
    const { xAdvance, advanceWidth, xOffset, yOffset } = position
    const glyph = [...move(-xOffset), `<${code}>`, ...move(xOffset - (xAdvance - advanceWidth))]
    if (yOffset === 0) run.push(...glyph)
    else {
      endRun()
      operators.push(`${number((yOffset * size) / 1000)} Ts [${glyph.join(' ')}] TJ 0 Ts`)
    }
  }
  endRun()
  return operators.join(' ')
}
