import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> }

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json') as { packages: Record<string, Entry> }
const manifest = read('package.json') as Record<string, Record<string, string>>

describe('DESIGN dependencies', () => {
  test('every version is pinned', () => {
    const all = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    )
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('the lockfile names no registry', () => {
    expect(Object.entries(lock.packages).filter(([, entry]) => entry.resolved)).toEqual([])
  })

  test('the lockfile has the packages of every platform, as npm ci requires', () => {
    const places = Object.keys(lock.packages)
    const missing = Object.values(lock.packages)
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))
    // npm run complete-lock
    expect(missing).toEqual([])
  })
})
