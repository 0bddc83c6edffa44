import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useGstPercent } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'

/** Writes the price of a package in rupees, with "+ GST" where GST is added. */
export function usePriceText(): (rupees: number) => string {
  const t = useTranslate()
  const text = useRupees()
  const hasGst = useGstPercent() > 0
  return (rupees) => (hasGst ? `${text(rupees)} ${t(m.city_plus_gst)}` : text(rupees))
}
