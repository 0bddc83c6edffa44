import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contractRules } from '../test/contract-rules.ts'
import { pageRules } from '../test/page-rules.ts'
import { productRules } from '../test/product-rules.ts'
import { departures } from '../test/specification-departures.ts'
import { type Rule, specificationRules } from '../test/specification-rules.ts'
import { statements } from '../test/specification-statements.ts'
import type { Statement } from '../test/statements/area.ts'
import { tests, topicsOf } from './test-names.ts'

/**
 * Writes docs/specification-coverage.md from the names of the tests. With --check, it fails if the file differs from what it would
 * write.
 */
const target = fileURLToPath(new URL('../docs/specification-coverage.md', import.meta.url))
const rules = [...specificationRules, ...contractRules, ...pageRules, ...productRules]

const testsOf = ({ shownBy }: Rule) => tests.filter(({ name }) => shownBy.test(name))

const isOfSpecification = ({ topic }: Rule) => topic.startsWith('§') || topic === 'MONEY'

/** The error of a rule's pattern: it matches no test, only thorough ones, or a test of another topic. */
function problemsOf(rule: Rule): string[] {
  const found = testsOf(rule)
  const foreign = found.filter(({ name }) => !topicsOf(name).includes(rule.topic))
  return [
    ...(rule.shownBy.source.startsWith('^') ? [] : ['its pattern does not begin with ^']),
    ...(found.length > 0 ? [] : ['no test has a name like it']),
    ...(isOfSpecification(rule) && found.every((one) => one.isThorough) ? ['npm test does not show it'] : []),
    ...foreign.map(({ name, file }) => `“${name}” (${file}) is of another topic`),
  ].map((problem) => `${rule.topic} ${rule.rule}: ${problem}`)
}

/** If a test counts for two rules of one topic, it shows at most one of them. */
const countedTwice = tests.flatMap(({ name, file }) =>
  topicsOf(name).flatMap((topic) => {
    const claims = rules.filter((rule) => rule.topic === topic && rule.shownBy.test(name))
    return claims.length > 1 ? [`“${name}” (${file}) counts for: ${claims.map(({ rule }) => rule).join(' | ')}`] : []
  }),
)

/** The number of sentences in the specification, and of their parts that are shown separately. */
const SENTENCES = 268

/** The names of tests with this beginning; if there are several, only the first ones are written. */
const named = (beginning: string) => tests.filter(({ name }) => name.startsWith(beginning))

const problemsOfStatement = ({ number, says, shownBy }: Statement): string[] => [
  ...(shownBy.flatMap(named).some((one) => !one.isThorough) ? [] : [`${number} ${says}: npm test does not show it`]),
  ...shownBy.flatMap((beginning) =>
    named(beginning).length > 0 ? [] : [`${number} ${says}: no test has a name that begins with “${beginning}”`],
  ),
]

const departedFrom = departures.flatMap(({ numbers }) => numbers)
const unknownNumbers = departedFrom.filter((number) => !statements.some((one) => one.number === number))

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const rows = rules.map((rule) => {
  const found = testsOf(rule)
  const shown = found.slice(0, 4).map(({ name, file }) => `${cell(name)} (\`${file}\`)`)
  const more = found.length > 4 ? [`and ${found.length - 4} more`] : []
  return `| ${rule.topic} | ${cell(rule.rule)} | ${[...shown, ...more].join('<br>')} |`
})

const sentenceRows = statements.map(({ number, part, says, shownBy }) => {
  const shown = shownBy.flatMap((beginning) => named(beginning).slice(0, 1))
  const mark = departedFrom.includes(number) ? ' (not word for word)' : ''
  return `| ${number} | ${part} | ${cell(says)}${mark} | ${shown.map(({ name, file }) => `${cell(name)} (\`${file}\`)`).join('<br>')} |`
})

const page = `# Which test shows which rule

A row says that tests with these names exist, and the test run says that they pass. No tool can say that a test really shows its
rule: read the test before you add a row, and check that it would fail if the product broke the rule.

\`npm run coverage-table\` writes this page from the names of the tests and the patterns in \`test/specification-rules.ts\`,
\`test/contract-rules.ts\`, \`test/page-rules.ts\` and \`test/product-rules.ts\`. The test run fails when a pattern matches no test or a test of another
topic, when a test counts for two rules of one topic, or when this page is out of date.

The topics: § a section of the specification, CONTRACT what the specification leaves open about calls, FORMS how forms are sent and answered, ACCOUNT one's own account,
ACCESS accessibility, CHECKOUT and CHOOSING the way to a booking, SEO search engines and shared links, OFFLINE what opens without a
network, EMAIL the emails, DOCUMENTS vouchers, receipts, invoices and calendars, MONEY the ledger and its sums, STATUS the labels of
the states of bookings and payments, DEMO invented content, DOCS the documentation, DESIGN the structure and how it runs,
FAULTS what is left after a fault.

| topic | rule | shown by |
|---|---|---|
${rows.join('\n')}

## The specification, sentence by sentence

Its ${SENTENCES} sentences, or parts of one that a test can show alone, in \`test/statements/\`. Each names the tests that show it.

| sentence | part | specification | shown by |
|---|---|---|---|
${sentenceRows.join('\n')}

## Not word for word

| sentence | specification | here | allowed by |
|---|---|---|---|
${departures.map((one) => `| ${one.numbers.join(', ')} | ${cell(one.statement)} | ${cell(one.done)} | ${cell(one.allowedBy)} |`).join('\n')}
`

const problems = [
  ...rules.flatMap(problemsOf),
  ...countedTwice,
  ...statements.flatMap(problemsOfStatement),
  ...(statements.length === SENTENCES ? [] : [`${statements.length} sentences instead of ${SENTENCES}`]),
  ...unknownNumbers.map((number) => `a departure names the sentence ${number}, which is not there`),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
if (!process.argv.includes('--check')) writeFileSync(target, page)
else if (readFileSync(target, 'utf8') !== page) {
  process.stderr.write('docs/specification-coverage.md is out of date: npm run coverage-table\n')
  process.exit(1)
}
