import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const folders = ['bench', 'contract', 'db', 'domain', 'scripts', 'server', 'test', 'web'] as const
type Folder = (typeof folders)[number]

/** Who may import whom (ARCHITECTURE.md). `messages` are words: everyone who speaks may have them. */
const allowed: Record<Folder, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  db: ['db', 'domain'],
  server: ['server', 'contract', 'domain', 'db', 'messages'],
  web: ['web', 'contract', 'domain', 'messages'],
  scripts: ['scripts', 'server', 'domain', 'db', 'test'],
  bench: ['domain', 'bench', 'test'],
  test: ['test', 'scripts', 'server', 'contract', 'domain', 'db', 'web', 'messages'],
}

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
    : /\.tsx?$/.test(path)
      ? [path]
      : []

type Import = { from: string; to: string; typesOnly: boolean }

const IMPORT =
  /^(?:import\s+(type\s+)?|export\s+(type\s+)?(?=\{[^}]*\}\s*from|\*\s*from))(\{[^}]*\}|[^'"{]*?)\s*(?:from\s*)?['"]([^'"]+)['"]/gm

/** What a file imports of ours; both ends as paths from the root. */
function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8')
  const found = [...text.matchAll(IMPORT)].map(([, type, exported, names = '', target = '']) => {
    const each = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    return {
      target,
      typesOnly: Boolean(type ?? exported) || (each.length > 0 && each.every((name) => name.startsWith('type '))),
    }
  })
  const dynamic = [...text.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]/g)].map(([, target = '']) => ({
    target,
    typesOnly: false,
  }))
  return [...found, ...dynamic]
    .filter(({ target }) => target.startsWith('.') && !target.includes('+types'))
    .map(({ target, typesOnly }) => ({
      from: relative(root, path),
      to: relative(root, join(dirname(path), target)),
      typesOnly,
    }))
}

const files = folders.flatMap((folder) => filesBelow(join(root, folder)))
const imports = files.flatMap(importsOf)
const folderOf = (path: string) => path.split('/')[0] as Folder
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const show = ({ from, to }: Import) => `${from} -> ${to}`

test('DESIGN layout: the test sees the imports of the whole project', () => {
  expect(files.length).toBeGreaterThan(120)
  expect(imports.length).toBeGreaterThan(400)
})

test('DESIGN layout: a folder imports only what its row allows', () => {
  const wrong = imports
    .filter(({ from }) => !isTest(from))
    .filter(({ from, to }) => !allowed[folderOf(from)].includes(folderOf(to)))
    // The one exception, types only: the client is typed by the server's routes.
    .filter(({ from, to, typesOnly }) => !(from === 'contract/client.ts' && to === 'server/api.ts' && typesOnly))
  expect(wrong.map(show)).toEqual([])
})

test('DESIGN layout: pages take types and the client from the contract, so that no schema reaches a phone', () => {
  const wrong = imports.filter(
    ({ from, to, typesOnly }) =>
      folderOf(from) === 'web' && folderOf(to) === 'contract' && !typesOnly && to !== 'contract/client.ts',
  )
  expect(wrong.map(show)).toEqual([])
})

test('DESIGN layout: an area is reached through its use cases, never through its routes', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      to.endsWith('/routes.ts') && to.startsWith('server/') && from !== 'server/api.ts' && !isTest(from),
  )
  expect(wrong.map(show)).toEqual([])
})

test('DESIGN layout: no cycles of values', () => {
  const next = new Map<string, string[]>()
  for (const { from, to, typesOnly } of imports) if (!typesOnly) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const follow = (path: string, trail: string[]) => {
    if (trail.includes(path)) return void cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (done.has(path)) return
    for (const target of next.get(path) ?? []) follow(target, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) follow(path, [])
  expect(cycles).toEqual([])
})

test('DESIGN layout: no drawers, no barrels, files that a head can hold', () => {
  const paths = files.map((path) => relative(root, path))
  expect(paths.filter((path) => /(^|\/)(utils?|helpers?|misc|lib|common|shared)(\/|\.tsx?$)/.test(path))).toEqual([])
  expect(paths.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([])
  const isData = (path: string) => path.startsWith('db/seed/')
  const long = files.filter(
    (path) => !isData(relative(root, path)) && readFileSync(path, 'utf8').split('\n').length > 300,
  )
  expect(long.map((path) => relative(root, path))).toEqual([])
})

test('DESIGN layout: server/pdf draws pages and knows nothing of what they say', () => {
  const ofPdf = imports.filter(({ from }) => from.startsWith('server/pdf/') && !isTest(from))
  expect(ofPdf.length).toBeGreaterThan(10)
  expect(ofPdf.filter(({ to }) => !to.startsWith('server/pdf/') && folderOf(to) !== 'domain').map(show)).toEqual([])
})
