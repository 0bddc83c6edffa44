import { readFileSync } from 'node:fs'
import type { CityName } from '../../domain/city.ts'

/** A drawing in public/art. */
export type Scene = CityName | 'pooja'

type Element = { name: string; attributes: Record<string, string>; children: Element[] }
type Paint = { fill?: string; stroke?: string; width?: string }
type Drawing = { root: Element; ids: Map<string, Element>; classes: Map<string, Paint> }

const TAG = /<(?<end>\/?)(?<name>\w+)(?<attributes>(?:\s+[\w-]+="[^"]*")*)\s*(?<empty>\/?)>/g

const drawings = new Map<Scene, Drawing>()

function readDrawing(scene: Scene): Drawing {
  const svg = readFileSync(new URL(`../../public/art/${scene}.svg`, import.meta.url), 'utf8')
  const [before = '', style = '', rest = ''] = svg.split(/<\/?style>/)
  const ids = new Map<string, Element>()
  const root: Element = { name: 'g', attributes: {}, children: [] }
  const open = [root]
  for (const { groups } of `${before}${rest}`.matchAll(TAG)) {
    const { end, name = '', attributes = '', empty } = groups ?? {}
    if (end) open.pop()
    else {
      const element: Element = { name, attributes: attributesOf(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (element.attributes.id) ids.set(element.attributes.id, element)
      if (!empty) open.push(element)
    }
  }
  return { root, ids, classes: classesOf(style) }
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** The colors of the light scheme. */
function classesOf(style: string): Map<string, Paint> {
  const classes = new Map<string, Paint>()
  const [light = ''] = style.split('@media')
  for (const [, selectors = '', rules = ''] of light.matchAll(/([^{}]+)\{([^}]*)\}/g))
    for (const selector of selectors.split(',')) {
      const name = selector.trim().replace(/^\./, '')
      const { fill, stroke } = Object.fromEntries(rules.split(';').map((rule) => rule.split(':')))
      classes.set(name, { ...classes.get(name), ...(fill && { fill }), ...(stroke && { stroke }) })
    }
  return classes
}

/** Draws a scene at the origin, in the units of its file. It knows only what the drawings in public/art use of SVG. */
export function drawScene(document: PDFKit.PDFDocument, scene: Scene): void {
  const drawing = drawings.get(scene) ?? readDrawing(scene)
  drawings.set(scene, drawing)
  drawElement(document, drawing, drawing.root, { fill: '#000000' })
}

function drawElement(document: PDFKit.PDFDocument, drawing: Drawing, element: Element, inherited: Paint): void {
  const { name, attributes, children } = element
  if (name === 'defs') return
  const paint = paintOf(drawing, attributes, inherited)
  const target = name === 'use' ? drawing.ids.get((attributes.href ?? '').slice(1)) : undefined
  document.save()
  transform(document, attributes)
  if (target) drawElement(document, drawing, target, paint)
  for (const child of children) drawElement(document, drawing, child, paint)
  if (outline(document, element)) fillAndStroke(document, paint, attributes)
  document.restore()
}

function paintOf({ classes }: Drawing, attributes: Record<string, string>, inherited: Paint): Paint {
  const own = (attributes.class ?? '').split(' ').map((name) => classes.get(name) ?? {})
  const width = attributes['stroke-width']
  return Object.assign({}, inherited, ...own, width === undefined ? {} : { width })
}

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)

function transform(
  document: PDFKit.PDFDocument,
  { transform: text = '', x = '0', y = '0' }: Record<string, string>,
): void {
  for (const [, name, values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = numbers(values)
    if (name === 'translate') document.translate(first, second ?? 0)
    else if (name === 'scale') document.scale(first, second ?? first)
    else if (name === 'rotate') document.rotate(first)
  }
  document.translate(Number(x), Number(y))
}

/** Adds the outline of a shape; false for an element without one. */
function outline(document: PDFKit.PDFDocument, { name, attributes }: Element): boolean {
  const of = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') document.path(attributes.d ?? '')
  else if (name === 'circle') document.circle(of('cx'), of('cy'), of('r'))
  else if (name === 'ellipse') document.ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
  else return false
  return true
}

function fillAndStroke(
  document: PDFKit.PDFDocument,
  { fill, stroke, width = '1' }: Paint,
  attributes: Record<string, string>,
) {
  const [dash, space] = numbers(attributes['stroke-dasharray'] ?? '')
  // A round line cap makes a dot of a dash without length, which pdfkit refuses.
  if (dash !== undefined) document.dash(Math.max(dash, 0.01), { space })
  document.lineWidth(Number(width)).lineCap('round')
  const hasFill = fill !== undefined && fill !== 'none'
  if (hasFill && stroke) document.fillAndStroke(fill, stroke)
  else if (hasFill) document.fill(fill)
  else if (stroke) document.stroke(stroke)
}
