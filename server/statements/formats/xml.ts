import { Parser } from 'htmlparser2'
import { FileProblem } from './table.ts'

export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** Banks nest a dozen elements. */
const DEEPEST = 50

/**
 * Reads XML into elements, whose names are without a prefix. A file with a definition of its own, by which it could name other files
 * or grow without end, is refused. @throws FileProblem
 */
export function readXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileProblem('STATEMENT_UNREADABLE')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > DEEPEST) throw new FileProblem('STATEMENT_UNREADABLE')
        const element: Element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(said) {
        const element = open.at(-1)
        if (element) element.text += said
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (!/<\/[\w.:-]+>\s*$/.test(text)) throw new FileProblem('STATEMENT_UNREADABLE')
  return root
}

/** All elements that a path of names leads to. */
export const allAt = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    )

/** The text of the first element that one of the paths leads to, or an empty text. */
export function textAt(element: Element, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim()
    if (text) return text
  }
  return ''
}
