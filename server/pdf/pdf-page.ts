import { A4, type LinePlace, MARGIN, PdfCanvas, type PdfInfo } from './pdf-canvas.ts'
import { printableText } from './printable-text.ts'
import { type Style, type Styles, stylesOf, wrapText } from './typography.ts'

/** A text between two edges of the page. */
export type Cell = LinePlace & { text: string; style: Style; tag?: string }

/** The left and the right edge of what is drawn. */
export type Edges = { left: number; right: number }

export type PdfPageOptions = PdfInfo & {
  /** The footer of each page. `page` counts from one. */
  footer: (page: number, pages: number) => string
}

/** Draws rows from top to bottom, and begins a new page when the current one is full. All measures are in points. */
export class PdfPage {
  readonly styles: Styles
  readonly left = MARGIN.left
  readonly right = A4.width - MARGIN.right
  readonly width = A4.width - MARGIN.left - MARGIN.right
  /** The height of an empty page. */
  readonly height = A4.height - MARGIN.top - MARGIN.bottom
  /** Where the next row begins. */
  y = MARGIN.top
  /** While true, nothing is drawn and no page begins: only `y` moves. */
  #measuring = false
  readonly #canvas: PdfCanvas
  readonly #footer: PdfPageOptions['footer']

  constructor({ footer, ...info }: PdfPageOptions) {
    this.styles = stylesOf(info.language)
    this.#canvas = new PdfCanvas(info)
    this.#footer = footer
  }

  /** The width of a text on one line. */
  measureWidth(text: string, style: Style): number {
    return this.#canvas.measure(text, style)
  }

  /** The height of what `draw` would draw. */
  measureHeight(draw: () => void): number {
    const before = { y: this.y, measuring: this.#measuring }
    this.#measuring = true
    draw()
    const height = this.y - before.y
    this.y = before.y
    this.#measuring = before.measuring
    return height
  }

  /** Leaves space, except at the top of a page. */
  gap(height: number): void {
    if (this.y > MARGIN.top) this.y += height
  }

  /** Whether so much space is left on the current page. */
  fits(height: number): boolean {
    return this.#measuring || this.y + height <= A4.height - MARGIN.bottom
  }

  newPage(): void {
    this.#canvas.addPage()
    this.y = MARGIN.top
  }

  /** Begins a new page unless so much space is left on the current one. */
  ensureSpace(height: number): void {
    if (!this.fits(height)) this.newPage()
  }

  /** Begins a new page if what `draw` draws does not fit on the current one. */
  keepTogether(draw: () => void): void {
    this.ensureSpace(this.measureHeight(draw))
    draw()
  }

  /** Puts what `draw` draws into one structure element for screen readers: a table, a row, a list. */
  inTag(tag: string, draw: () => void): void {
    if (this.#measuring) draw()
    else this.#canvas.inTag(tag, draw)
  }

  /** Draws what screen readers skip. */
  decoration(draw: (document: PDFKit.PDFDocument) => void): void {
    if (!this.#measuring) this.#canvas.decoration(draw)
  }

  /** A thin horizontal line. */
  rule({ left, right }: Edges = this): void {
    if (!this.#measuring) this.#canvas.rule({ left, right, y: this.y })
  }

  /**
   * Draws cells side by side. A row of up to four lines is on one page; a longer one may continue on the next page, with at
   * least two lines on each.
   */
  row(...cells: Cell[]): void {
    const leading = Math.max(...cells.map(({ style }) => style.leading))
    const wrapped = cells.map((cell) => ({
      cell,
      lines: wrapText(cell.text, cell.style, cell.width, this.#canvas.measure),
    }))
    const count = Math.max(...wrapped.map(({ lines }) => lines.length))
    if (this.#measuring) return void (this.y += count * leading)
    this.ensureSpace(leading * (count <= 4 ? count : 2))
    const drawn = wrapped.map(({ cell, lines }) => ({ cell, lines, element: this.#canvas.addElement(cell.tag ?? 'P') }))
    for (let index = 0; index < count; index++) {
      const linesLeft = count - index
      this.ensureSpace(linesLeft === 2 ? 2 * leading : leading)
      for (const { cell, lines, element } of drawn) {
        const line = lines[index]
        if (line === undefined) continue
        const owner = { tag: cell.tag ?? 'P', element }
        this.#canvas.line(line, { ...cell, top: this.y, leading }, cell.style, owner)
      }
      this.y += leading
    }
    for (const { element } of drawn) element.end()
  }

  /** A paragraph over the whole width. */
  paragraph(text: string, style: Style): void {
    this.row({ text, style, x: this.left, width: this.width })
  }

  /** Draws columns side by side, on one page if possible. The next row begins below the longest column. */
  columns(...draws: (() => void)[]): void {
    this.ensureSpace(Math.max(...draws.map((draw) => this.measureHeight(draw))))
    const top = this.y
    const ends = draws.map((draw) => {
      this.y = top
      draw()
      return this.y
    })
    this.y = Math.max(...ends)
  }

  /** Draws the footers and ends the document. Nothing can be drawn afterwards. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#canvas.onEachPage((page, pages) => {
      const top = A4.height - MARGIN.bottom + 18
      this.#canvas.rule({ left: this.left, right: this.right, y: top })
      this.#canvas.decoration(() => this.#drawFooter(printableText(this.#footer(page, pages)), top + 7))
    })
    return this.#canvas.finish()
  }

  #drawFooter(text: string, top: number): void {
    const style = this.styles.small
    const place = { x: this.left, width: this.width, align: 'center' as const, leading: style.leading }
    for (const [index, line] of wrapText(text, style, this.width, this.#canvas.measure).entries())
      this.#canvas.line(line, { ...place, top: top + index * style.leading }, style, null)
  }
}
