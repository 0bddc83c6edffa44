import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, textOf } from './imports.ts'

const root = new URL('../', import.meta.url)
const folders = ['bench', 'contract', 'db', 'docs', 'domain', 'messages', 'public', 'scripts', 'server', 'test', 'web']
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const pagesOf = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`)

const decisions = pagesOf('docs/decisions/')
  .filter((name) => !name.endsWith('README.md'))
  .toSorted()
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...pagesOf('docs/'),
  'docs/decisions/README.md',
  ...decisions,
]
const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g')
/** The lines and bars of a table are not words. */
const wordsOf = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
const numberOf = (decision: string) => decision.replace('docs/decisions/', '').slice(0, 4)

test.each(documents)('DOCS %s names only files and folders that exist', (document) => {
  const named = [...read(document).matchAll(path)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !existsSync(new URL(name, root)))).toEqual([])
})

test('DOCS decisions have numbers without gaps, at most 150 words, and a line in their table', () => {
  expect(decisions.length).toBeGreaterThan(30)
  expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')))
  expect(decisions.filter((name) => wordsOf(read(name)) > 150)).toEqual([])
  const table = read('docs/decisions/README.md')
  const lineOf = (name: string) => `[${read(name).split('\n', 1)[0]?.slice(2)}](${name.replace('docs/decisions/', '')})`
  expect(decisions.map(lineOf).filter((line) => !table.includes(line))).toEqual([])
})

test('DOCS every decision that a page, a file or a migration names exists', () => {
  const migrations = readdirSync(new URL('db/migrations/', root)).map((name) => `db/migrations/${name}`)
  const others = ['vite.config.ts', 'vite.bundles.ts', ...migrations, ...documents]
  const texts = [...files.map(textOf), ...others.map(read)]
  const named = texts.flatMap((text) => [
    ...[...text.matchAll(/decisions?[ /](\d{4})/g)].map(([, number]) => number),
    ...[...text.matchAll(/\(((?:\d{4}, )*\d{4})(?=[,)])/g)].flatMap(([, numbers]) => numbers?.split(', ') ?? []),
  ])
  const known = new Set(decisions.map(numberOf))
  const ofDecisions = named.filter((number) => number?.startsWith('00'))
  expect(ofDecisions.length).toBeGreaterThan(60)
  expect(ofDecisions.filter((number) => !known.has(number ?? ''))).toEqual([])
})

test('DOCS the documentation is short: ARCHITECTURE.md has at most 200 lines, all pages at most 25,000 words', () => {
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  const written = documents.filter((name) => name !== 'docs/specification-coverage.md')
  expect(wordsOf(written.map(read).join('\n'))).toBeLessThanOrEqual(25_000)
})
