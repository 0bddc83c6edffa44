import type { Stop } from '../../domain/itinerary.ts'

/** The parts of a stop in their order. */
const parts = [
  'day',
  'time',
  'place',
  'placeHindi',
  'note',
  'noteHindi',
  'steps',
  'metres',
  'means',
  'wheelchair',
  'spot',
] as const satisfies readonly (keyof Stop)[]
type Part = (typeof parts)[number]

const YES = 'yes'
/** Escapes separators and line ends with a backslash; inside, they are characters that no text contains. */
const escapes = [
  ['\\', '\\\\', '\uE000'],
  ['|', '\\|', '\uE001'],
  ['\n', '\\n', '\uE002'],
] as const

const escaped = (text: string): string =>
  escapes.reduce((all, [plain, written]) => all.replaceAll(plain, written), text)

function textOf(value: Stop[Part]): string {
  if (typeof value === 'boolean') return value ? YES : ''
  return escaped(String(value ?? ''))
}

/** A line for each stop, with its parts between bars. */
export const cellOfStops = (stops: readonly Stop[]): string =>
  stops.map((stop) => parts.map((part) => textOf(stop[part])).join(' | ')).join('\n')

/** A part in the form that an edit has; the contract reports errors. */
function valueOf(part: Part, text: string): unknown {
  if (part === 'wheelchair') return text.toLowerCase() === YES
  if (part === 'day') return Number(text)
  if (part === 'steps' || part === 'metres') return text === '' ? null : Number(text)
  return text === '' && ['time', 'means', 'spot'].includes(part) ? null : text
}

function stopOf(line: string): Partial<Record<Part, unknown>> {
  const texts = escapes
    .reduce((all, [, written, held]) => all.replaceAll(written, held), line)
    .split('|')
    .map((text) => escapes.reduce((all, [plain, , held]) => all.replaceAll(held, plain), text.trim()))
  return Object.fromEntries(parts.map((part, at) => [part, valueOf(part, texts[at] ?? '')]))
}

/** The stops in a cell. */
export const stopsOfCell = (cell: string) => cell.split(/\r?\n/).flatMap((line) => (line.trim() ? [stopOf(line)] : []))
