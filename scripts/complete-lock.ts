import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds to package-lock.json the packages for other platforms that npm left out. If a registry mirror lacks such a package, `npm
 * install` leaves it out without an error, and `npm ci` then refuses the lockfile on every machine. Run this after an install.
 */
type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> }

const OS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix']
const CPU = ['arm64', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'wasm32', 'arm']

/** The systems and processors for which a platform package is made, from its name. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/)
  const os = OS.find((candidate) => parts.includes(candidate))
  const cpu = CPU.find((candidate) => parts.includes(candidate))
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && os === 'linux' && { libc: [libc] }), ...(os && { os: [os] }) }
}

const added: string[] = []
for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  if (place === '') continue
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (Object.keys(lock.packages).some((known) => known.endsWith(`node_modules/${name}`))) continue
    lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) }
    added.push(`${name}@${version}`)
  }
}
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
process.stdout.write(`${added.length} added\n${added.map((line) => `  ${line}\n`).join('')}`)
