import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['domain', 'db', 'server', 'messages', 'test', 'web', 'contract']

/** The topic of a test: sections of the specification (§1 §2) or another topic in capitals (EMAIL, MONEY). */
const TOPICS = /^(?:(?:§\d|SEO|[A-Z]{4,})(?:[ :]+|$))+/

export const topicsOf = (name: string): string[] => TOPICS.exec(name)?.[0].split(/[ :]+/).filter(Boolean) ?? []

const testFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => testFiles(join(path, name)))
    : /\.test\.tsx?$/.test(path)
      ? [path]
      : []

const QUOTED = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|${'`'}([^${'`'}]*)${'`'})`
// The rows of `test.each` end on their own line, and the name follows it.
const BLOCK = new RegExp(String.raw`^( *)(?:(describe|test)(?:\.\w+)*\(\s*|[^\n]*\)\(\s*)${QUOTED},`, 'gms')

/** The names of the tests in a file. The names of the `describe` blocks precede a name without a topic. */
function namesIn(text: string): string[] {
  const blocks: { indent: number; name: string }[] = []
  const names: string[] = []
  for (const [, indent = '', kind, single, double, back] of text.matchAll(BLOCK)) {
    const name = (single ?? double ?? back ?? '').replaceAll(/\\(['"])/g, '$1')
    while ((blocks.at(-1)?.indent ?? -1) >= indent.length) blocks.pop()
    if (kind === 'describe') blocks.push({ indent: indent.length, name })
    else names.push(topicsOf(name).length > 0 ? name : [...blocks.map((block) => block.name), name].join(': '))
  }
  return names.filter((name) => topicsOf(name).length > 0)
}

/** The tag is in the first line of a file that `npm test` leaves out completely. */
const isThorough = (text: string) => text.startsWith('/** @module-tag thorough */')

/** Every test of the project that names its topic. */
export const tests = folders
  .flatMap((folder) => testFiles(join(root, folder)))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = [...new Set(namesIn(text))]
    return names.map((name) => ({ name, file: relative(root, file), isThorough: isThorough(text) }))
  })
