import { launchBrowser } from './browser.ts'

/** The browser that comes by npm is unpacked at its first start: once, before two workers do so at the same time. */
export default async function unpackBrowser(): Promise<void> {
  await (await launchBrowser()).close()
}
