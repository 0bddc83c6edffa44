import { allocate } from './allocation.ts'
import type { Paise } from './money.ts'

/** What a sum of money consists of, in paise: the value that bears GST, the GST on it, and what bears none. */
export type TaxParts = { taxable: Paise; gst: Paise; exempt: Paise }

/**
 * What an advance is made of: in proportion to the whole that it is paid towards, to the paisa, adding up exactly. The tax
 * on an advance is due when it is received (section 13 (2) of the CGST Act), so its receipt has to name it.
 */
export function partsOfAdvance(received: Paise, { taxable, gst, exempt }: TaxParts): TaxParts {
  const [taxablePart, gstPart, exemptPart] = allocate(received, [taxable, gst, exempt])
  return { taxable: taxablePart!, gst: gstPart!, exempt: exemptPart! }
}
