import { parseArgs } from 'node:util'
import { type Language, languages } from '../domain/language.ts'
import { addressIn } from '../domain/address.ts'
import { startSite } from '../test/e2e/site.ts'
import { freePort } from '../test/free-port.ts'
import { startFloor } from './floor.ts'
import type { Category } from './lighthouse.ts'
import { type Figures, type Visit, visit } from './one-run.ts'

/**
 * Measures the pages that most people see first, and together with each its floor: the same HTML without scripts. Ends with 1 if a
 * goal is not reached. `npm run bench:pages`, `npm run bench:pages -- landing --runs 1`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const paths = ['/landing', '/city/varanasi'].filter(
  (path) => positionals.length === 0 || positionals.some((part) => path.includes(part)),
)

type Line = {
  path: string
  language: Language
  page: Figures & Record<Category, number>
  floor: Figures
  visits: Visit[]
  floors: Visit[]
}

/** A KB is 1,000 bytes. */
const goals: readonly [name: string, isReached: (line: Line) => boolean][] = [
  ['performance ≥ 99', ({ page }) => page.performance >= 99],
  ['accessibility 100', ({ page }) => page.accessibility === 100],
  ['best practices 100', ({ page }) => page['best-practices'] === 100],
  ['SEO 100', ({ page }) => page.seo === 100],
  ['LCP ≤ 1.10 × floor', ({ page, floor }) => page.lcp <= 1.1 * floor.lcp],
  ['CLS ≤ 0.01', ({ page }) => page.cls <= 0.01],
  ['scripts ≤ 105 KB', ({ page }) => page.scriptBytes <= 105_000],
  ['TBT ≤ 100 ms', ({ page }) => page.tbt <= 100],
  ['Hindi fonts ≤ 60 KB', ({ page, language }) => language === 'en' || page.fontBytes <= 60_000],
]
const missed = (line: Line) => goals.filter(([, isReached]) => !isReached(line)).map(([name]) => name)

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const columns: readonly [heading: string, cell: (line: Line) => string][] = [
  ['page', ({ path }) => path],
  ['language', ({ language }) => language],
  ['visits', ({ visits, floors }) => `${visits.length} + ${floors.length}`],
  ['performance', ({ page }) => String(page.performance)],
  ['accessibility', ({ page }) => String(page.accessibility)],
  ['best practices', ({ page }) => String(page['best-practices'])],
  ['SEO', ({ page }) => String(page.seo)],
  ['FCP', ({ page }) => seconds(page.fcp)],
  ['LCP', ({ page }) => seconds(page.lcp)],
  ['floor FCP', ({ floor }) => seconds(floor.fcp)],
  ['floor LCP', ({ floor }) => seconds(floor.lcp)],
  ['LCP / floor', ({ page, floor }) => (page.lcp / floor.lcp).toFixed(2)],
  ['CLS', ({ page }) => page.cls.toFixed(4)],
  ['TBT', ({ page }) => `${page.tbt.toFixed(0)} ms`],
  ['scripts', ({ page }) => `${kilobytes(page.scriptBytes)} in ${page.scripts}`],
  ['fonts', ({ page }) => kilobytes(page.fontBytes)],
  ['images', ({ page }) => kilobytes(page.imageBytes)],
  ['HTML', ({ page }) => kilobytes(page.htmlBytes)],
  ['reached', (line) => (missed(line).length === 0 ? 'all' : `not: ${missed(line).join(', ')}`)],
]

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length + 1) / 2))
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
function medians(visits: readonly Visit[]): Figures {
  const [first] = visits
  if (!first) throw new Error('No visit came through: the machine is too busy to measure on')
  const names = Object.keys(first.figures) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map(({ figures }) => figures[name]))]),
  ) as unknown as Figures
}

/**
 * Accessibility, best practices and SEO do not change between visits, so one visit measures them. Performance and CLS are the
 * medians; if the complete visit, which sees more, has worse values, they count.
 */
function figuresOf(visits: readonly Visit[]) {
  const all = medians(visits)
  const complete = visits.find(({ scores }) => scores)
  if (!complete?.scores) throw new Error('No complete visit came through: the machine is too busy to measure on')
  const { scores, figures } = complete
  const performance = Math.min(all.performance, scores.performance)
  return { ...all, ...scores, performance, cls: Math.max(all.cls, figures.cls) }
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const distinct = (all: readonly string[]) => [...new Set(all)].join(', ') || 'none'

const PORT = String(await freePort())
const site = await startSite({ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, RATE_LIMIT_SCALE: '1' })
const floor = await startFloor(site.origin)
const stop = () => Promise.all([floor.stop(), site.stop()])
// playwright ends its browser by itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  const lines = paths.flatMap((path) =>
    languages.map((language) => ({ path, language, visits: [] as Visit[], floors: [] as Visit[] })),
  )
  // In each round, a page and its floor are measured one after the other, so that other work of the machine affects all of them
  // alike.
  for (let round = 1; round <= runs; round++)
    for (const { path, language, visits, floors } of lines) {
      process.stderr.write(`Round ${round} of ${runs}: ${path} ${language}\n`)
      const kind = visits.some(({ scores }) => scores) ? 'short' : 'complete'
      visits.push(...(await visit(site.origin + addressIn(path, language), language, kind)))
      floors.push(...(await visit(floor.origin + addressIn(path, language), language, 'paint')))
    }

  const measured = lines.map((line) => ({ ...line, page: figuresOf(line.visits), floor: medians(line.floors) }))
  say(
    'Medians of the visits (of the page + of its floor); accessibility, best practices and SEO of one complete visit, and its performance and CLS if they are worse;',
  )
  say(
    'Lighthouse mobile, applied slow 4G and 4× CPU; scripts as brotli, other sizes as transferred, 1 KB = 1000 bytes\n',
  )
  say(row(columns.map(([heading]) => heading)))
  say(row(columns.map(() => '---')))
  for (const line of measured) say(row(columns.map(([, cell]) => cell(line))))
  for (const { path, language, visits, floors } of measured) {
    say(`\n${path} ${language}`)
    say(`  failing audits: ${distinct(visits.flatMap(({ failing }) => failing))}`)
    say(`  LCP of each visit: ${visits.map(({ figures }) => seconds(figures.lcp)).join(', ')}`)
    say(`  LCP of each floor: ${floors.map(({ figures }) => seconds(figures.lcp)).join(', ')}`)
    say(`  shifts: ${distinct(visits.flatMap(({ shifts }) => shifts))}`)
    say(`  largest element: ${distinct(visits.map(({ largest }) => largest))}`)
    say(`  of the floor: ${distinct(floors.map(({ largest }) => largest))}`)
  }
  if (measured.some((line) => missed(line).length > 0)) process.exitCode = 1
} finally {
  await stop()
}
