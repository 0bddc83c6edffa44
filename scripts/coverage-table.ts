import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rules } from '../test/specification-rules.ts'

/** Writes docs/specification-coverage.md from the names of the tests; with --check, fails where it is not what it would write. */
const root = new URL('..', import.meta.url).pathname
const target = join(root, 'docs', 'specification-coverage.md')

const testFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => testFiles(join(path, name)))
    : /\.test\.tsx?$/.test(path)
      ? [path]
      : []

const NAME =
  /^\s*test(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/gms
const EACH = /\)\(\s*'((?:§|CONTRACT|DESIGN|ACCOUNT|ACCESS|FOUND|OFFLINE|MAIL|PAPERS|MONEY)[^']*)'/g

const tests = ['domain', 'db', 'server', 'messages', 'test', 'web', 'contract']
  .flatMap((folder) => testFiles(join(root, folder)))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = [...text.matchAll(NAME)].map(([, single, double, back]) => single ?? double ?? back ?? '')
    const each = [...text.matchAll(EACH)].map(([, name = '']) => name)
    return [...new Set([...names, ...each])].map((name) => ({
      name: name.replaceAll("\\'", "'"),
      file: relative(root, file),
    }))
  })
  .filter(({ name }) => /^(§|CONTRACT|DESIGN|ACCOUNT|ACCESS|FOUND|OFFLINE|MAIL|PAPERS|MONEY)/.test(name))

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const uncovered: string[] = []

const rows = rules.map(({ section, rule, shownBy }) => {
  const found = tests.filter(({ name }) => shownBy.test(name))
  if (found.length === 0) uncovered.push(`${section}: ${rule}`)
  const shown = found.slice(0, 4).map(({ name, file }) => `${cell(name)} (\`${file}\`)`)
  const more = found.length > 4 ? [`and ${found.length - 4} more`] : []
  return `| ${section} | ${cell(rule)} | ${[...shown, ...more].join('<br>')} |`
})

const page = `# Which test shows which rule

Made by \`npm run coverage-table\` from the names of the tests and the rules in \`test/specification-rules.ts\`; the test run
fails when a rule has no test or this page is out of date. § is the specification's section, CONTRACT the wire's own page,
ACCOUNT what it leaves open about one's own account, ACCESS what lets everybody use it, FOUND search engines and shared
links, OFFLINE what opens without a network, MAIL the letters, PAPERS vouchers, receipts, invoices and calendars, MONEY the
ledger and what adds up.

| where | rule | shown by |
|---|---|---|
${rows.join('\n')}
`

if (uncovered.length > 0) {
  process.stderr.write(`No test names these rules:\n${uncovered.map((rule) => `  ${rule}`).join('\n')}\n`)
  process.exit(1)
}
if (!process.argv.includes('--check')) writeFileSync(target, page)
else if (readFileSync(target, 'utf8') !== page) {
  process.stderr.write('docs/specification-coverage.md is out of date: npm run coverage-table\n')
  process.exit(1)
}
