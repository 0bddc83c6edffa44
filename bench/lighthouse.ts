import lighthouse, { defaultConfig } from 'lighthouse'
import { nonSimulatedSettingsOverrides as waits } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { launchBrowser } from '../test/e2e/browser.ts'
import { freePort } from '../test/free-port.ts'

// Without this, Lighthouse measures the machine for a second before each visit, for a warning that nothing reads.
pageFunctions.computeBenchmarkIndex = () => 0

const WINDOW_MS = 5250

/**
 * How long Lighthouse waits after the load, in milliseconds, which decides what it can measure. TBT ends where five seconds begin in
 * which the network and the processor are quiet.
 *
 * `complete`: all categories, with Lighthouse's own waits: first for quiet seconds of the network, then of the processor.
 * `short`: performance, after the quiet seconds of the network. The processor must be quiet in the same seconds, or there is no TBT.
 * Later changes of a page affect its speed index and its CLS, and only a complete visit sees them.
 * `paint`: enough for FCP and LCP.
 */
const waitsFor = {
  complete: { network: WINDOW_MS, processor: WINDOW_MS },
  short: { network: WINDOW_MS, processor: 0 },
  paint: { network: 1000, processor: 0 },
} as const
export type Kind = keyof typeof waitsFor

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const auditsOf = (category: string) => defaultConfig.categories?.[category]?.auditRefs ?? []
/** All audits that make up the performance score, and the audits whose details are read. */
const ofPerformance = [
  ...auditsOf('performance').flatMap(({ id, weight }) => (weight > 0 ? [id] : [])),
  'network-requests',
  'lcp-breakdown-insight',
  'layout-shifts',
]
const ofOthers = categories
  .filter((category) => category !== 'performance')
  .flatMap((category) => auditsOf(category).map(({ id }) => id))

/**
 * One first visit with a new profile, with the settings of Lighthouse's mobile preset; slow 4G and a quarter of the processor are
 * applied, not simulated. Throws if Lighthouse has no result.
 */
export async function lighthouseVisit(url: string, kind: Kind, acceptLanguage: string) {
  const port = await freePort()
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
  const { network, processor } = waitsFor[kind]
  // Lighthouse waits for the longer of its own setting and these.
  Object.assign(waits, {
    pauseAfterFcpMs: network,
    pauseAfterLoadMs: network,
    networkQuietThresholdMs: network,
    cpuQuietThresholdMs: processor,
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyAudits: [...ofPerformance, ...(kind === 'complete' ? ofOthers : [])],
      throttlingMethod: 'devtools',
      disableFullPageScreenshot: true,
      cpuQuietThresholdMs: processor,
      extraHeaders: { 'Accept-Language': acceptLanguage },
    })
    if (!result) throw new Error(`${url}: Lighthouse gave no result`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}
