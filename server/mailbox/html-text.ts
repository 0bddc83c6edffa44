import { Parser } from 'htmlparser2'

const UNSEEN = new Set(['style', 'script', 'head', 'title', 'template'])
const INLINE = new Set([
  'a',
  'b',
  'i',
  'u',
  'em',
  'strong',
  'span',
  'font',
  'small',
  'big',
  'sup',
  'sub',
  'code',
  'mark',
])
const CELLS = new Set(['td', 'th'])
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i

/** The text that a reader of an HTML mail sees: a line for each block and each row of a table. */
export function textOfHtml(html: string): string {
  const open: boolean[] = []
  let text = ''
  const isShown = () => !open.includes(true)
  const parser = new Parser(
    {
      onopentag(name, { style = '', hidden }) {
        open.push(UNSEEN.has(name) || hidden !== undefined || HIDDEN.test(style))
        if (!INLINE.has(name) && !CELLS.has(name)) text += '\n'
      },
      ontext(piece) {
        if (isShown()) text += piece.replace(/\s+/g, ' ')
      },
      onclosetag(name) {
        open.pop()
        if (CELLS.has(name)) text += ' '
        else if (!INLINE.has(name)) text += '\n'
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return text
}
