import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { addressIn } from '../../domain/address.ts'
import { languages } from '../../domain/language.ts'
import { send } from '../memory-server.ts'
import budget from './byte-budget.json' with { type: 'json' }
import { filesOf, readManifest, scriptsOf, sumOf } from './page-bytes.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const { startPrepared } = useServers()

let running: ServerProcess

beforeAll(async () => {
  running = await startPrepared()
})

/** The bundles that exceed their own budget, or the budget of all others. */
const above = (found: Record<string, number>, most: Record<string, number>) =>
  Object.entries(found).filter(([name, bytes]) => bytes > (most[name] ?? most['*'] ?? 0))

test('DESIGN speed: the scripts of each page keep to the budget of bytes', () => {
  const manifest = readManifest()
  const found = Object.keys(manifest.routes).map((id) => [id, sumOf(scriptsOf(manifest, id))] as const)
  expect(found.length).toBeGreaterThan(30)
  expect(Object.keys(budget.scripts).filter((id) => id !== '*' && !(id in manifest.routes))).toEqual([])
  expect(above(Object.fromEntries(found), budget.scripts)).toEqual([])
  expect(sumOf([manifest.url])).toBeLessThanOrEqual(budget.manifest)
})

test('DESIGN speed: fonts and pictures keep to the budget of bytes', () => {
  const found = Object.fromEntries(Object.keys(budget.files).map((pattern) => [pattern, sumOf(filesOf(pattern))]))
  expect(Object.values(found).filter((bytes) => bytes === 0)).toEqual([])
  expect(above(found, budget.files)).toEqual([])
})

test('DESIGN speed: the HTML of public pages keeps to the budget of bytes in both languages', async () => {
  const found: Record<string, number> = {}
  for (const path of ['/landing', '/city/varanasi', '/poojas', '/priest', '/feedback'])
    for (const language of languages) {
      const address = addressIn(path, language)
      const { bytes } = await send(running.port, { path: address, headers: { 'Accept-Encoding': 'br' } })
      expect(brotliDecompressSync(bytes).toString()).toMatch(/<\/html>/)
      found[address] = bytes.length
    }
  expect(above(found, budget.html)).toEqual([])
})
