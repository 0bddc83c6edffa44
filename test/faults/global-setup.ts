import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Figures } from './figures.ts'
import { reliabilityPage, rowsOf, toRow } from './reliability-page.ts'

const target = new URL('../../docs/reliability.md', import.meta.url)

/** Collects the figures of all faults, and writes them into docs/reliability.md at the end. */
export default function globalSetup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-figures-'))
  const file = join(folder, 'figures.jsonl')
  project.provide('figuresFile', file)
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    rmSync(folder, { recursive: true })
    if (lines.length === 0) return
    const measured = lines.map((line) => toRow(JSON.parse(line) as Figures))
    // `npm run faults -- FILE` replaces only the rows of that file's faults.
    const isPart = process.argv.some((argument) => argument.includes('test/faults/'))
    const kept = isPart && existsSync(target) ? rowsOf(readFileSync(target, 'utf8')) : []
    const page = reliabilityPage(kept, measured, availableParallelism())
    writeFileSync(target, page)
    process.stdout.write(`\n${page.slice(page.indexOf('| fault'))}\n`)
  }
}
