import type { Figures } from './figures.ts'

/** The cells of a row of the table. */
type Row = readonly string[]

const HEAD: Row = [
  'fault',
  'database',
  'bookings acknowledged',
  'lost',
  'doubled',
  'half',
  'answered again after',
  'beside it',
]

export const toRow = ({ fault, store, acknowledged, lost, doubled, half, seconds, note = '' }: Figures): Row => [
  fault,
  store,
  String(acknowledged),
  String(lost),
  String(doubled),
  String(half),
  seconds === null ? '–' : `${seconds.toFixed(1)} s`,
  note,
]

const cellsOf = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the table on a page. */
export const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map(cellsOf)

const isSame = ([fault, store]: Row, [otherFault, otherStore]: Row): boolean =>
  fault === otherFault && store === otherStore

/** The table as oxfmt lays it out. */
function table(rows: readonly Row[]): string {
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => (row[column] ?? '').length)))
  const line = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(HEAD), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}

/** The page with the new results, and the kept rows of other faults. */
export function reliabilityPage(kept: readonly Row[], measured: readonly Row[], cores: number): string {
  const rows = [...kept.filter((row) => !measured.some((other) => isSame(row, other))), ...measured]
  return `# Reliability

\`npm run faults\` brings these faults while sixteen devotees add poojas, ask for quotes and book them over HTTP, and writes this page. Each
acknowledged booking is remembered by its client and compared with the database afterwards:

- **lost**: acknowledged, but not in the database;
- **doubled**: two bookings of one UTR or of one cart entry;
- **half**: a booking without its payment, its ledger entries or its email, or with its entry still in the cart; or ledger entries that
  break a rule of \`test/ledger-violations.ts\`.

A devotee repeats a call that got no answer or a 503, unchanged. Every other failure, such as a 500, fails the test. "Answered again
after" is the time from the fault (of a database: from its end) to the answer of the first booking that was sent later;
“–”: it was never away. “× 503” counts the answers with 503. These figures are of a machine with ${cores} cores, which other work used at the same time.

The last column also counts emails. An email is sent twice when the server is killed after the mail server has taken it and before that
is stored: at most one for each kill, with the same Message-ID. The bookings of a migration are those of the first release.

One server that restarts can cut off a call; a socket of systemd (\`deploy/tirtha.socket\`, decision 0005) prevents that.

${table(rows)}
`
}
