import PDFDocument from 'pdfkit'
import type { Language } from '../../domain/language.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { printableText } from './printable-text.ts'
import { colors, wrapText, type Measure, type Style, type Styles, stylesOf } from './typography.ts'
import { documentFont } from './font.ts'
import { measureIn, type Owner, writeLine } from './draw-line.ts'

const A4 = { width: 595.28, height: 841.89 }
/** The margins; to the left there is room for the two red lines of a ledger. */
const MARGIN = { left: 58, right: 44, top: 40, bottom: 66 }
const LEDGER_LINES = [34, 37.5]

export type Align = 'left' | 'right' | 'center'

/** A piece of text between two edges of the page. `link` makes it something to press: `tel:`, `mailto:`, `https:`. */
export type Cell = { text: string; x: number; width: number; style: Style; align?: Align; tag?: string; link?: string }

export type PdfPageOptions = {
  title: string
  author: string
  language: Language
  /** The day on which the paper is made; the file's own date. */
  day: CalendarDay
  /** What stands at the foot of each page; `page` and `pages` count from one. */
  footer: (page: number, pages: number) => string
}

/** Pages of A4 that text flows down; what does not fit goes on over the page. All measures are in points. */
export class PdfPage {
  readonly canvas: PDFKit.PDFDocument
  readonly styles: Styles
  readonly left = MARGIN.left
  readonly right = A4.width - MARGIN.right
  readonly width = A4.width - MARGIN.left - MARGIN.right
  /** How far down the present page is full. */
  y = MARGIN.top
  /** Nothing is written, only measured. */
  #dry = false
  readonly #measure: Measure
  readonly #options: PdfPageOptions
  readonly #tags: PDFKit.PDFStructureElement[]
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  constructor(options: PdfPageOptions) {
    const { title, author, language, day } = options
    this.#options = options
    this.styles = stylesOf(language)
    this.canvas = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: language === 'hi' ? 'hi-IN' : 'en-IN',
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: 'Tirtha', CreationDate: new Date(startOf(day)) },
    })
    this.#bytes = collect(this.canvas)
    this.#measure = measureIn(this.canvas)
    for (const weight of ['regular', 'bold'] as const)
      // pdfkit takes fonts of fontkit's, which its types do not know yet.
      this.canvas.registerFont(weight, documentFont(weight) as unknown as PDFKit.Mixins.PDFFontSource)
    const root = this.canvas.struct('Document')
    this.canvas.addStructure(root)
    this.#tags = [root]
    this.#ledger()
  }

  /** How wide a text stands on one line. */
  widthOf(text: string, style: Style): number {
    return this.#measure(text, style)
  }

  /** Leaves room, except at the head of a page. */
  gap(height: number): void {
    if (this.y > MARGIN.top) this.y += height
  }

  /** Whether this much is left on the present page. */
  fits(height: number): boolean {
    return this.#dry || this.y + height <= A4.height - MARGIN.bottom
  }

  /** Begins a new page. */
  turn(): void {
    this.canvas.addPage()
    this.#ledger()
    this.y = MARGIN.top
  }

  /** Begins a new page unless this much is left on the present one. */
  need(height: number): void {
    if (!this.fits(height)) this.turn()
  }

  /** What `draw` writes belongs together for who listens to the paper: a table, a row, a list. */
  within(tag: string, draw: () => void): void {
    if (this.#dry) return draw()
    const element = this.canvas.struct(tag)
    this.#tags.at(-1)!.add(element)
    this.#tags.push(element)
    draw()
    this.#tags.pop()
    element.end()
  }

  /** What is drawn for the eye alone. */
  ornament(draw: (canvas: PDFKit.PDFDocument) => void): void {
    if (this.#dry) return
    this.canvas.markContent('Artifact', { type: 'Layout' })
    draw(this.canvas)
    this.canvas.endMarkedContent()
  }

  /**
   * Cells side by side, their first lines at one height. A row of a few lines stays whole; a longer one goes on over the page,
   * with at least two lines on either.
   */
  row(...cells: Cell[]): void {
    const leading = Math.max(...cells.map(({ style }) => style.leading))
    const columns = cells.map((cell) => ({
      ...cell,
      lines: wrapText(cell.text, cell.style, cell.width, this.#measure),
    }))
    const count = Math.max(...columns.map(({ lines }) => lines.length))
    if (this.#dry) return void (this.y += count * leading)
    this.need(leading * (count <= 4 ? count : 2))
    const elements = columns.map(({ tag = 'P' }) => this.canvas.struct(tag))
    for (const element of elements) this.#tags.at(-1)!.add(element)
    for (let index = 0; index < count; index++) {
      const left = count - index
      this.need(left === 2 ? 2 * leading : leading)
      for (const [column, { lines, tag = 'P', ...cell }] of columns.entries()) {
        const line = lines[index]
        if (line === undefined) continue
        this.#draw(line, cell, leading, { tag, element: elements[column]! })
      }
      this.y += leading
    }
    for (const element of elements) element.end()
  }

  /** A paragraph over the whole width, or from `x` on. */
  paragraph(text: string, style: Style, cell: Partial<Cell> = {}): void {
    const x = cell.x ?? this.left
    this.row({ text, style, x, width: this.right - x, ...cell })
  }

  /** How much room something takes, in points. */
  heightOf(draw: () => void): number {
    const before = { y: this.y, dry: this.#dry }
    this.#dry = true
    draw()
    const height = this.y - before.y
    this.y = before.y
    this.#dry = before.dry
    return height
  }

  /** Columns side by side, on one page if they fit on one; the flow goes on below the longest. */
  beside(...columns: (() => void)[]): void {
    this.need(Math.max(...columns.map((draw) => this.heightOf(draw))))
    const top = this.y
    const ends = columns.map((draw) => {
      this.y = top
      draw()
      return this.y
    })
    this.y = Math.max(...ends)
  }

  rule({ left, right }: { left: number; right: number } = this): void {
    const { y } = this
    this.ornament((canvas) => canvas.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colors.stone))
  }

  /** The feet of all pages, then the bytes. Nothing can be written afterwards. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.canvas.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.canvas.switchToPage(page)
      this.ornament((canvas) => {
        const top = A4.height - MARGIN.bottom + 18
        canvas.moveTo(this.left, top).lineTo(this.right, top).lineWidth(0.75).stroke(colors.stone)
        this.y = top + 7
        const style = this.styles.small
        const text = printableText(this.#options.footer(page + 1, count))
        for (const line of wrapText(text, style, this.width, this.#measure)) {
          this.#draw(line, { x: this.left, width: this.width, style, align: 'center' }, style.leading, null)
          this.y += style.leading
        }
      })
    }
    for (const element of this.#tags) element.end()
    this.canvas.end()
    return this.#bytes
  }

  /** The two red lines at the margin of an account book. */
  #ledger(): void {
    this.ornament((canvas) => {
      for (const x of LEDGER_LINES) canvas.moveTo(x, 0).lineTo(x, A4.height)
      canvas.lineWidth(0.6).stroke(colors.kumkum)
    })
  }

  /** One line, its baseline where Mukta's letters stand in the middle of their line. */
  #draw(line: string, cell: Omit<Cell, 'text'>, leading: number, owner: Owner): void {
    const { x: left, width, style, align = 'left', link } = cell
    const length = this.#measure(line, style)
    const x = align === 'left' ? left : align === 'right' ? left + width - length : left + (width - length) / 2
    const { ascender, descender } = METRICS
    const baseline = this.y + (leading - (ascender - descender) * style.size) / 2 + ascender * style.size
    if (link) this.canvas.link(x, this.y, length, leading, link)
    writeLine(this.canvas, line, { x, baseline, style, owner })
  }
}

/** Mukta's own, in parts of its size. */
const METRICS = { ascender: 1.13, descender: -0.532 }

function collect(canvas: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  canvas.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  canvas.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  canvas.on('error', reject)
  return promise
}
