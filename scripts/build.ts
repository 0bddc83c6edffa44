import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compileMessages } from './compile-messages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'build', 'sources.txt')
/** The files and folders that the build depends on. */
const sources = [
  'web',
  'public',
  'messages',
  'contract',
  'domain',
  'scripts/compile-messages.ts',
  'scripts/fonts.ts',
  'scripts/draw-png.ts',
  'server/pdf/scene-picture.ts',
  'scripts/icons.ts',
  'scripts/share-images.ts',
  'scripts/service-worker.ts',
  'db/embedded.ts',
  'vite.bundles.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) =>
        name === 'compiled' || name.startsWith('.') ? [] : filesBelow(join(path, name)),
      )
    : [path]

/** A hash of the names and contents of all sources. After a checkout of another version, the times of files say nothing. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))).toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** The times of files are ignored, because a copy, such as in an image, has other times. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

function run(command: string, ...args: string[]): Promise<void> {
  const bin = join(root, 'node_modules', '.bin', command)
  return new Promise((resolve, reject) => {
    const child = spawn(bin, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const lines: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => lines.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(lines).toString()}`)),
    )
  })
}

const COMPRESSED = /\.(js|css|svg|json|txt|xml)$/

/** Compresses each file once at the highest level, so that no request has to do it. */
function precompress(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!COMPRESSED.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < 512) continue
    const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Each page loads the list of all pages. With sorted files, and without false values, the list compresses to fewer bytes. */
function shortenManifest(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!/manifest-\w+\.js$/.test(file)) continue
    const text = readFileSync(file, 'utf8').replaceAll(/"has\w+":false,/g, '')
    const inOrder = (_: string, files: string) => `"imports":[${files.split(',').toSorted().join(',')}]`
    writeFileSync(file, text.replaceAll(/"imports":\[([^\]]*)\]/g, inOrder))
  }
}

// The tools are imported only for a build: if everything is already built, a start need not load them.
async function cutFonts(): Promise<void> {
  const { compileFonts } = await import('./fonts.ts')
  await compileFonts()
}

async function drawPictures(): Promise<void> {
  const { drawIcons } = await import('./icons.ts')
  const { drawShareImages } = await import('./share-images.ts')
  await Promise.all([drawIcons(), drawShareImages()])
}

async function keepPagesOffline(): Promise<void> {
  const { bundleServiceWorker } = await import('./service-worker.ts')
  await bundleServiceWorker(fingerprint())
}

async function prepareDatabase(): Promise<void> {
  const { buildEmptyDatabase } = await import('../db/embedded.ts')
  await buildEmptyDatabase()
}

const steps = [
  ['messages', async () => compileMessages()],
  ['fonts', cutFonts],
  ['pages', () => run('react-router', 'build')],
  ['list of pages', async () => shortenManifest(join(root, 'build', 'client', 'assets'))],
  ['pictures', drawPictures],
  ['offline pages', keepPagesOffline],
  ['empty database', prepareDatabase],
  ['compression', async () => precompress(join(root, 'build', 'client'))],
] as const

/** Builds the files that `npm start` serves, and prints its progress. */
export async function build(): Promise<void> {
  rmSync(stamp, { force: true })
  const sourcesBefore = fingerprint()
  const started = performance.now()
  for (const [index, [name, step]] of steps.entries()) {
    process.stderr.write(`Building ${index + 1}/${steps.length}: ${name}\n`)
    await step()
  }
  writeFileSync(stamp, sourcesBefore)
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

if (import.meta.main) await build()
