import { existsSync, statSync } from 'node:fs'
import type { Language } from '../domain/language.ts'
import { categories, type Category, type Kind, lighthouseVisit } from './lighthouse.ts'

const languageHeader = { en: 'en-IN,en;q=0.9', hi: 'hi-IN,hi;q=0.9' } as const

type Request = { url: string; resourceType?: string; transferSize: number }
type Node = { items: { type: string; snippet?: string }[] }
type Shift = { items: { score: number; node?: { snippet?: string } }[] }

/** The size of a script for browsers that accept brotli; a small script is sent uncompressed. */
function brotliBytes({ url }: Request): number {
  const file = new URL(`../build/client${new URL(url).pathname}`, import.meta.url)
  const compressed = new URL(`${file.href}.br`)
  return statSync(existsSync(compressed) ? compressed : file).size
}

/**
 * A visit that a busy machine cut short, or whose page works late, has no figures. It is repeated a few times, with a complete
 * visit, and never counted as zero.
 */
export async function visit(url: string, language: Language, kind: Kind): Promise<Visit[]> {
  const again: Kind = kind === 'paint' ? kind : 'complete'
  for (const tried of [kind, again, again])
    try {
      return [await visitOnce(url, language, tried)]
    } catch (error) {
      process.stderr.write(`No figures of ${(error as Error).message}\n`)
    }
  return []
}

/** Times in milliseconds; sizes in bytes: scripts as brotli, everything else as transferred, with headers. */
async function visitOnce(url: string, language: Language, kind: Kind) {
  const { audits, categories: found } = await lighthouseVisit(url, kind, languageHeader[language])
  const number = (audit: string) => {
    const { numericValue, errorMessage = 'no number' } = audits[audit] ?? {}
    if (numericValue === undefined) throw new Error(`${url}: ${audit}: ${errorMessage}`)
    return numericValue
  }
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100)
  const measured = kind === 'complete' ? categories : (['performance'] as const)
  const requests = (audits['network-requests']?.details as unknown as { items: Request[] } | undefined)?.items ?? []
  const of = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const bytes = (type: string) => of(type).reduce((sum, { transferSize }) => sum + transferSize, 0)
  const largest = audits['lcp-breakdown-insight']?.details as unknown as Node | undefined
  return {
    figures: {
      performance: score('performance'),
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      // Without scripts nothing blocks, and a busy machine gives no figure.
      tbt: of('Script').length > 0 ? number('total-blocking-time') : 0,
      scripts: of('Script').length,
      scriptBytes: of('Script').reduce((sum, script) => sum + brotliBytes(script), 0),
      fontBytes: bytes('Font'),
      imageBytes: bytes('Image'),
      htmlBytes: bytes('Document'),
    },
    /** Only a complete visit has this. */
    scores:
      kind === 'complete'
        ? (Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>)
        : undefined,
    largest: largest?.items.find(({ type }) => type === 'node')?.snippet ?? 'unknown',
    shifts: ((audits['layout-shifts']?.details as unknown as Shift | undefined)?.items ?? []).map(
      ({ score: size, node }) => `${size.toFixed(4)} ${node?.snippet ?? 'unknown'}`,
    ),
    failing: measured
      .flatMap((category) => found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

export type Visit = Awaited<ReturnType<typeof visitOnce>>
export type Figures = Visit['figures']
