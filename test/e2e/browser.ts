import { existsSync } from 'node:fs'
import chromiumFromNpm from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** A system's own Chromium is preferred: it has the machine's fonts. Otherwise the one that came by npm. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export async function launchBrowser(): Promise<Browser> {
  const system = SYSTEM.find((path) => existsSync(path))
  return chromium.launch({
    executablePath: system ?? (await chromiumFromNpm.executablePath()),
    // What a browser fetches on its own would fail on a closed network, and show up as noise.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--headless=new',
    ],
  })
}
