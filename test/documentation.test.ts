import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const folders = ['bench', 'contract', 'db', 'docs', 'domain', 'messages', 'public', 'scripts', 'server', 'test', 'web']
/** Decisions are not changed afterwards: they may name files of their time. */
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g')

test.each(documents)('DOCS %s names only files and folders that exist', (document) => {
  const text = readFileSync(new URL(document, root), 'utf8')
  const named = [...text.matchAll(path)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !existsSync(new URL(name, root)))).toEqual([])
})
