import { allocateAmong } from './allocation.ts'
import type { Paise } from './money.ts'

const partNames = ['taxable', 'gst', 'exempt'] as const
/** The parts of an amount, in paise: the value on which GST is due, the GST on it, and the value without GST. */
export type TaxParts = Record<(typeof partNames)[number], Paise>

/**
 * Splits an advance into parts in proportion to the parts of the whole price; the parts add up to the advance exactly. The receipt
 * must name the tax, because the tax on an advance is due when the advance is received (section 13 (2) of the CGST Act).
 */
export function partsOfAdvance(received: Paise, whole: TaxParts): TaxParts {
  const parts = { ...whole }
  for (const [name, share] of allocateAmong(received, partNames, (part) => whole[part])) parts[name] = share
  return parts
}
