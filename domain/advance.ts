import { allocateAmong } from './allocation.ts'
import type { Paise } from './money.ts'

const partNames = ['taxable', 'gst', 'exempt'] as const
/** What a sum of money consists of, in paise: the value with GST on it, the GST, and the value without GST. */
export type TaxParts = Record<(typeof partNames)[number], Paise>

/**
 * What an advance consists of: its parts are in proportion to those of the whole, and add up to it exactly. The tax on an
 * advance is due when it is received (section 13 (2) of the CGST Act), so its receipt has to name it.
 */
export function partsOfAdvance(received: Paise, whole: TaxParts): TaxParts {
  const parts = { ...whole }
  for (const [name, share] of allocateAmong(received, partNames, (part) => whole[part])) parts[name] = share
  return parts
}
