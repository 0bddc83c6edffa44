import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const folders = ['bench', 'contract', 'db', 'domain', 'messages', 'scripts', 'server', 'test', 'web'] as const
export type Folder = (typeof folders)[number]

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => (name === 'compiled' ? [] : filesBelow(join(path, name))))
    : /\.(tsx?|css)$/.test(path)
      ? [relative(root, path)]
      : []

export type Import = { from: string; to: string; typesOnly: boolean }

const IMPORT =
  /^(?:import\s+(type\s+)?|export\s+(type\s+)?(?=\{[^}]*\}\s*from|\*\s*from))(\{[^}]*\}|[^'"{]*?)\s*(?:from\s*)?['"]([^'"]+)['"]/gm

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** An import between two files of the project, as paths from the root. */
function importsOf(path: string): Import[] {
  const text = textOf(path)
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
    .map(({ target, typesOnly }) => ({ from: path, to: join(dirname(path), target), typesOnly }))
}

/** Every source file except the demo content, which is data. */
export const files = folders
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((path) => !path.startsWith('db/seed/'))

export const imports = folders
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((path) => !path.endsWith('.css'))
  .flatMap(importsOf)

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
export const folderOf = (path: string) => path.split('/')[0] as Folder

/** The only exception between folders: the types of the client come from the routes of the server. */
export const isClientOfServer = ({ from, to, typesOnly }: Import) =>
  from === 'contract/client.ts' && to === 'server/api.ts' && typesOnly

/** The groups of nodes that reach each other, each sorted. */
export function knots(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reach = new Map<string, Set<string>>()
  for (const start of next.keys()) {
    const seen = new Set<string>()
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const [, to] of next.get(at) ?? [])
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
    reach.set(start, seen)
  }
  const groups = [...reach].flatMap(([start, seen]) =>
    seen.has(start)
      ? [
          [...seen]
            .filter((other) => reach.get(other)?.has(start))
            .toSorted()
            .join(' '),
        ]
      : [],
  )
  return [...new Set(groups)].map((group) => group.split(' '))
}
