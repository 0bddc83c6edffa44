import { existsSync, statSync } from 'node:fs'
import lighthouse from 'lighthouse'
import type { Language } from '../domain/language.ts'
import { launchBrowser } from '../test/e2e/browser.ts'
import { freePort } from '../test/free-port.ts'

const acceptLanguage = { en: 'en-IN,en;q=0.9', hi: 'hi-IN,hi;q=0.9' } as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

type Request = { url: string; resourceType?: string; transferSize: number }
type Node = { items: { type: string; snippet?: string }[] }
type Shift = { items: { score: number; node?: { snippet?: string } }[] }

/** A script as it lies there for browsers that take brotli; what is too small to gain by it is sent as it is. */
function brotliBytes({ url }: Request): number {
  const file = new URL(`../build/client${new URL(url).pathname}`, import.meta.url)
  const compressed = new URL(`${file.href}.br`)
  return statSync(existsSync(compressed) ? compressed : file).size
}

/** A visit that a busy machine cut short has no figures: it is made again, a few times, and never counted as zero. */
export async function visit(...visited: Parameters<typeof visitOnce>): Promise<Visit[]> {
  for (let left = 3; left > 0; left--)
    try {
      return [await visitOnce(...visited)]
    } catch (error) {
      process.stderr.write(`No figures of ${(error as Error).message}\n`)
    }
  return []
}

/**
 * One first visit with a new profile, as Lighthouse's mobile preset has it, slow 4G and a quarter of the processor applied
 * rather than computed. Times in milliseconds; sizes in bytes: scripts as brotli, everything else as transferred, with headers.
 */
async function visitOnce(url: string, language: Language, only: readonly Category[] = categories) {
  const port = await freePort()
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...only],
      throttlingMethod: 'devtools',
      extraHeaders: { 'Accept-Language': acceptLanguage[language] },
    })
    if (!result) throw new Error(`${url}: Lighthouse gave no result`)
    const { audits, categories: found, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const number = (audit: string) => {
      const measured = audits[audit]
      if (measured?.numericValue === undefined)
        throw new Error(`${url}: ${audit}: ${measured?.errorMessage ?? 'no number'}`)
      return measured.numericValue
    }
    const requests = (audits['network-requests']?.details as unknown as { items: Request[] } | undefined)?.items ?? []
    const of = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
    const bytes = (type: string) => of(type).reduce((sum, { transferSize }) => sum + transferSize, 0)
    const largest = audits['lcp-breakdown-insight']?.details as unknown as Node | undefined
    return {
      figures: {
        ...(Object.fromEntries(
          categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
        ) as Record<Category, number>),
        fcp: number('first-contentful-paint'),
        lcp: number('largest-contentful-paint'),
        cls: number('cumulative-layout-shift'),
        // Without scripts nothing blocks, and a busy machine gives no figure for it.
        tbt: of('Script').length > 0 ? number('total-blocking-time') : 0,
        scripts: of('Script').length,
        scriptBytes: of('Script').reduce((sum, script) => sum + brotliBytes(script), 0),
        fontBytes: bytes('Font'),
        imageBytes: bytes('Image'),
        htmlBytes: bytes('Document'),
      },
      largest: largest?.items.find(({ type }) => type === 'node')?.snippet ?? 'unknown',
      shifts: ((audits['layout-shifts']?.details as unknown as Shift | undefined)?.items ?? []).map(
        ({ score, node }) => `${score.toFixed(4)} ${node?.snippet ?? 'unknown'}`,
      ),
      failing: Object.values(found)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}

export type Visit = Awaited<ReturnType<typeof visitOnce>>
export type Figures = Visit['figures']
