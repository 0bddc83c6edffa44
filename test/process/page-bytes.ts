import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

type Route = { id: string; parentId?: string; module: string; imports?: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route>; url: string }

const client = new URL('../../build/client', import.meta.url).pathname

/** The bytes of a built file for a browser: with brotli if that makes it smaller. */
function bytesOf(path: string): number {
  const compressed = `${client}${path}.br`
  return statSync(existsSync(compressed) ? compressed : `${client}${path}`).size
}

export const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: client }).map((name) => `/${name}`)

export const sumOf = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((sum, path) => sum + bytesOf(path), 0)

export function readManifest(): Manifest {
  const [path] = filesOf('assets/manifest-*.js')
  if (!path) throw new Error('there is no build')
  const text = readFileSync(`${client}${path}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The scripts that a page loads at once: the entry, the manifest, and the scripts of its route and of the routes around it. */
export function scriptsOf({ entry, routes, url }: Manifest, id: string): string[] {
  const route = routes[id]
  if (!route) return [url, entry.module, ...entry.imports]
  return [route.module, ...(route.imports ?? []), ...scriptsOf({ entry, routes, url }, route.parentId ?? '')]
}
