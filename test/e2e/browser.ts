import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromiumOfNpm, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { chosenFonts, type FontSet, withFonts } from './browser-fonts.ts'

/** A Chromium of the system is preferred, because it fits the machine's processor. Otherwise npm's is used. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const unpacked = new URL('../../node_modules/.cache/chromium', import.meta.url).pathname

// The browser's own requests fail on a closed network and write errors.
const usual = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--headless=new',
  '--renderer-process-limit=1',
]

type Options = {
  fonts?: FontSet
  /** Further arguments of the command line. */
  args?: readonly string[]
}

/** Starts a browser with a new profile. TEST_FONTS chooses its fonts unless they are given. */
export async function launchBrowser({ fonts = chosenFonts(), args: more = [] }: Options = {}): Promise<Browser> {
  const ofFonts = withFonts(fonts)
  const args = [...usual, ...ofFonts.args, ...more]
  const env = { ...process.env, ...ofFonts.env }
  const system = SYSTEM.find((path) => existsSync(path))
  if (system) return chromium.launch({ executablePath: system, args, env })
  const executablePath = await unpack(() => chromiumOfNpm.executablePath())
  try {
    return await chromium.launch({ executablePath, args, env })
  } catch (error) {
    if (!/error while loading shared libraries/.test(String(error))) throw error
    // A bare machine lacks libraries that every desktop has; the package has copies of them.
    const LD_LIBRARY_PATH = await librariesOfNpm()
    return chromium.launch({ executablePath, args, env: { ...env, LD_LIBRARY_PATH } })
  }
}

/** The package unpacks into the folder for temporary files, where it would use the files of another version. */
async function unpack(work: () => Promise<string>): Promise<string> {
  const before = process.env.TMPDIR
  mkdirSync(unpacked, { recursive: true })
  process.env.TMPDIR = unpacked
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

async function librariesOfNpm(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const folder = await unpack(() => inflate(join(dirname(entry), '../bin/al2023.tar.br')))
  return readdirSync(folder).includes('lib') ? join(folder, 'lib') : folder
}
