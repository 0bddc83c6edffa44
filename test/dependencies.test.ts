import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { present } from './present.ts'

type Entry = { license?: string; deprecated?: string; dev?: boolean; optional?: boolean; hasInstallScript?: boolean }

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>
const lock = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }).packages

/** Licences that require only that their authors are named. */
const PERMISSIVE = /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|OFL-1\.1|MIT AND OFL-1\.1|\(MIT OR EUPL-1\.1\+\))$/

/** libvips, which sharp loads as a separate shared library (docs/dependencies.md). */
const LIBVIPS = /^node_modules\/@img\/sharp-(libvips-|win32-|wasm32$)/

/** The lockfile gives no licence for a package whose manifest has none, even if one of its files contains it. */
const BY_FILE = ['png-js']

const page = read('docs/dependencies.md')
const rows = [
  ...page.matchAll(/^\| `([^`]+)` +\| (\S+) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
].map(([, name = '', release, released = '', licence, keeper = '', why = '']) => ({
  name,
  release,
  released,
  licence,
  keeper,
  why,
}))

const [, section = ''] = page.split('## Excused by name')
const excused = [
  ...section
    .split('\n## ', 1)
    .join('')
    .matchAll(/^- (`[^:]+`):/gm),
].flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

describe('DESIGN dependencies: docs/dependencies.md', () => {
  const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  )

  test('has a line for each package, with its release, and no other', () => {
    const listed = rows.map(({ name, release }) => `${name} ${release}`)
    expect(listed.toSorted()).toEqual(direct.map(([name, version]) => `${name} ${version}`).toSorted())
  })

  test('says of each who keeps it, why it is there, and its licence', () => {
    expect(rows.filter(({ keeper, why }) => keeper.length < 3 || why.length < 5)).toEqual([])
    const wrong = rows.filter(({ name, licence }) => {
      const known = lock[`node_modules/${name}`]?.license
      return known ? known !== licence : !PERMISSIVE.test(licence ?? '')
    })
    expect(wrong).toEqual([])
  })
})

describe('DESIGN dependencies', () => {
  const all = Object.entries(lock).filter(([place]) => place !== '')

  test('what runs at the operator has a permissive licence', () => {
    const shipped = all.filter(([, { dev }]) => !dev)
    expect(shipped.length).toBeGreaterThan(60)
    const wrong = shipped.filter(([place, { license = '' }]) => {
      if (!license && BY_FILE.some((name) => place.endsWith(`/${name}`)))
        return !existsSync(new URL(`${place}/LICENSE`, root))
      return !PERMISSIVE.test(license) && !(LIBVIPS.test(place) && license.includes('LGPL-3.0-or-later'))
    })
    expect(wrong.map(([place, { license }]) => `${place} ${license}`)).toEqual([])
  })

  test('none is deprecated, and each that is excused by name is one that we use', () => {
    expect(all.filter(([, { deprecated }]) => deprecated).map(([place]) => place)).toEqual([])
    expect(excused.length).toBeGreaterThan(3)
    expect(excused.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })

  test('a package without a release for two years is excused by name', () => {
    // The month of the last check, so that no test fails only because time passes.
    const [, year, month] = present(/^Ages compared: (\d{4})-(\d\d)\./m.exec(page))
    const oldest = `${Number(year) - 2}-${month}`
    expect(rows.filter(({ released }) => !/^(by )?\d{4}-\d\d$/.test(released))).toEqual([])
    const old = rows.filter(({ released }) => released.startsWith('by') || released <= oldest)
    expect(old.map(({ name }) => name).filter((name) => !excused.includes(name))).toEqual([])
  })

  test('no package runs a script when it is installed', () => {
    expect(all.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual([])
  })
})
