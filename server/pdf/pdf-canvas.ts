import PDFDocument from 'pdfkit'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { drawLine, measureWith, type StructureOwner } from './draw-line.ts'
import { documentFont } from './font.ts'
import { colors, type Measure, type Style } from './typography.ts'

export const A4 = { width: 595.28, height: 841.89 }
/** The left margin leaves room for two red lines, as in an account book. */
export const MARGIN = { left: 58, right: 44, top: 40, bottom: 66 }
const RED_LINES = [34, 37.5]
/** The metrics of Mukta, as fractions of its size. */
const METRICS = { ascender: 1.13, descender: -0.532 }

export type PdfInfo = {
  title: string
  author: string
  language: Language
  /** The creation date of the file. */
  day: CalendarDay
}

/** The horizontal place of a line. `link` makes it a link: `tel:`, `mailto:`, `https:`. */
export type LinePlace = { x: number; width: number; align?: 'left' | 'right' | 'center'; link?: string }

/** A tagged PDF with A4 pages. All measures are in points, from the upper left corner. */
export class PdfCanvas {
  readonly measure: Measure
  readonly #document: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  /** The structure element to which new ones are added. */
  #parent: PDFKit.PDFStructureElement
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  constructor({ title, author, language, day }: PdfInfo) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: language === 'hi' ? 'hi-IN' : 'en-IN',
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: 'Tirtha', CreationDate: new Date(startOf(day)) },
    })
    this.#bytes = collectBytes(this.#document)
    this.measure = measureWith(this.#document)
    for (const weight of ['regular', 'bold'] as const)
      // pdfkit accepts a font of fontkit, but its types do not.
      this.#document.registerFont(weight, documentFont(weight) as unknown as PDFKit.Mixins.PDFFontSource)
    this.#root = this.#document.struct('Document')
    this.#document.addStructure(this.#root)
    this.#parent = this.#root
    this.#redLines()
  }

  addPage(): void {
    this.#document.addPage()
    this.#redLines()
  }

  /** Adds an element to the structure for screen readers. The caller ends it. */
  addElement(tag: string): PDFKit.PDFStructureElement {
    const element = this.#document.struct(tag)
    this.#parent.add(element)
    return element
  }

  /** Puts everything that `draw` draws into one structure element. */
  inTag(tag: string, draw: () => void): void {
    const parent = this.#parent
    const element = this.addElement(tag)
    this.#parent = element
    draw()
    this.#parent = parent
    element.end()
  }

  /** Draws what screen readers skip. */
  decoration(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw(this.#document)
    this.#document.endMarkedContent()
  }

  /** A thin horizontal line. */
  rule({ left, right, y }: { left: number; right: number; y: number }): void {
    this.decoration((document) => document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colors.stone))
  }

  /** Draws one line of text with its upper edge at `top`, centered vertically in `leading`. */
  line(text: string, place: LinePlace & { top: number; leading: number }, style: Style, owner: StructureOwner): void {
    const { x: left, width, align = 'left', link, top, leading } = place
    const length = this.measure(text, style)
    const x = align === 'left' ? left : align === 'right' ? left + width - length : left + (width - length) / 2
    const { ascender, descender } = METRICS
    const baseline = top + (leading - (ascender - descender) * style.size) / 2 + ascender * style.size
    if (link) this.#document.link(x, top, length, leading, link)
    drawLine(this.#document, text, { x, baseline, style, owner })
  }

  /** Draws on every page after all pages are made. `page` counts from one. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page)
      draw(page + 1, count)
    }
  }

  /** Ends the document. Nothing can be drawn afterwards. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end()
    this.#document.end()
    return this.#bytes
  }

  #redLines(): void {
    this.decoration((document) => {
      for (const x of RED_LINES) document.moveTo(x, 0).lineTo(x, A4.height)
      document.lineWidth(0.6).stroke(colors.kumkum)
    })
  }
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  document.on('error', reject)
  return promise
}
