import { Parser } from 'htmlparser2'
import { FileProblem } from './table.ts'

export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** Banks nest about a dozen elements. */
const DEEPEST = 50

/**
 * Reads XML into elements, whose names have no prefix. A file with its own definitions is refused, because they could name other
 * files or grow without limit. @throws FileProblem
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

/** All elements at a path of names. */
export const allAt = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    )

/** The text of the first element at one of the paths, or an empty text. */
export function textAt(element: Element, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim()
    if (text) return text
  }
  return ''
}
