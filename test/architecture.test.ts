import { describe, expect, test } from 'vitest'
import {
  type Folder,
  files,
  folderOf,
  type Import,
  imports,
  isClientOfServer,
  isTest,
  knots,
  textOf,
} from './imports.ts'

/** Which folder may import which (ARCHITECTURE.md). */
const allowed: Record<Folder, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  db: ['db', 'domain'],
  messages: ['messages', 'domain'],
  server: ['server', 'contract', 'domain', 'db', 'messages'],
  web: ['web', 'contract', 'domain', 'messages'],
  scripts: ['scripts', 'server', 'domain', 'db', 'test'],
  bench: ['domain', 'bench', 'db', 'test'],
  test: ['test', 'scripts', 'server', 'contract', 'domain', 'db', 'web', 'messages'],
}

const show = ({ from, to }: Import) => `${from} -> ${to}`

/** The folder below server/ or web/; a file beside these folders is an area by itself. */
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')

describe('DESIGN layout', () => {
  test('the test sees the files and imports of the whole project', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(imports.length).toBeGreaterThan(3400)
  })

  test('a folder imports only what its row allows', () => {
    const wrong = imports.filter(
      (one) => !isTest(one.from) && !isClientOfServer(one) && !allowed[folderOf(one.from)].includes(folderOf(one.to)),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('pages import only types and the client of the contract', () => {
    const wrong = imports.filter(
      ({ from, to, typesOnly }) =>
        folderOf(from) === 'web' && folderOf(to) === 'contract' && !typesOnly && to !== 'contract/client.ts',
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('no area imports the routes of another', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to.endsWith('/routes.ts') && to.startsWith('server/') && from !== 'server/api.ts' && !isTest(from),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('no files import each other in a cycle, not even types', () => {
    const edges = imports.filter((one) => !isClientOfServer(one)).map(({ from, to }) => [from, to] as const)
    expect(knots(edges)).toEqual([])
  })

  test.each(['server', 'web'])('no areas of %s/ import each other in a cycle, not even types', (folder) => {
    const edges = imports
      .filter(({ from, to }) => folderOf(from) === folder && folderOf(to) === folder && !isTest(from))
      .map(({ from, to }) => [areaOf(from), areaOf(to)] as const)
      .filter(([from, to]) => from !== to)
    expect(knots(edges)).toEqual([])
  })

  test.each(['server/desk', 'web/desk'])('no rooms of %s/ import each other in a cycle, not even types', (area) => {
    const roomOf = (path: string) => path.split('/').slice(0, 3).join('/')
    const edges = imports
      .filter(({ from, to }) => areaOf(from) === area && areaOf(to) === area && !isTest(from))
      .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
      .filter(([from, to]) => from !== to)
    expect(edges.length).toBeGreaterThan(10)
    expect(knots(edges)).toEqual([])
  })

  test.each(['advisories', 'backup', 'doctor', 'move', 'restore', 'sbom'])(
    'npm run %s works before the first build: it loads no compiled messages',
    (command) => {
      const loaded = new Set([`scripts/${command}.ts`])
      for (const from of loaded) for (const one of imports) if (one.from === from && !one.typesOnly) loaded.add(one.to)
      expect(loaded.size).toBeGreaterThan(2)
      expect([...loaded].filter((path) => folderOf(path) === 'messages')).toEqual([])
    },
  )

  test('server/pdf imports nothing that decides what a document says', () => {
    const ofPdf = imports.filter(({ from }) => from.startsWith('server/pdf/') && !isTest(from))
    expect(ofPdf.length).toBeGreaterThan(10)
    expect(ofPdf.filter(({ to }) => !to.startsWith('server/pdf/') && folderOf(to) !== 'domain').map(show)).toEqual([])
  })
})

test('FORMS every form is the one component, which posts', () => {
  const written = files.filter((path) => path.startsWith('web/') && /<[Ff]orm\b/.test(textOf(path)))
  expect(written).toEqual(['web/ui/form.tsx'])
})

describe('DESIGN layout of files', () => {
  const lengths = files.map((path) => {
    const lines = textOf(path).split('\n')
    return { path, all: lines.length - 1, written: lines.filter((line) => line.trim() !== '').length }
  })

  test('no folder or file is a collection without a subject or a barrel', () => {
    expect(files.filter((path) => /(^|\/)(utils?|helpers?|misc|lib|common|shared)(\/|\.tsx?$)/.test(path))).toEqual([])
    expect(files.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([])
  })

  test('a file has at most 250 lines, and nine of ten have at most 160', () => {
    expect(lengths.filter(({ path }) => path.endsWith('.css')).length).toBeGreaterThan(5)
    expect(lengths.filter(({ all }) => all > 250)).toEqual([])
    const sorted = lengths.map(({ written }) => written).toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(160)
  })
})
