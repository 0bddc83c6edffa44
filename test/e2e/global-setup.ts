import type { TestProject } from 'vitest/node'
import { makeTemplate } from '../data-template.ts'
import { launchBrowser } from './browser.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after its first start, to be copied. */
    template: string
    /** The server that all files share, unless they need their own. */
    sharedSite: { origin: string; dataDir: string }
  }
}

/** The browser is unpacked here, because two workers would disturb each other. */
const unpackBrowser = async () => (await launchBrowser()).close()

export default async function globalSetup(project: TestProject) {
  const [template] = await Promise.all([makeTemplate(), unpackBrowser()])
  const { origin, dataDir, stop } = await startSite({}, { template: template.dataDir })
  project.provide('template', template.dataDir)
  project.provide('sharedSite', { origin, dataDir })
  return async () => {
    await stop()
    template.remove()
  }
}
