import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useGstPercent, useGstRate } from '../root-data.ts'

/** The usual rate of GST, and that poojas usually have none. The label of the amount is fixed by the specification. */
export function GstNote() {
  const t = useTranslate()
  const rate = useGstRate()
  return useGstPercent() > 0 && <p className="leading-snug text-quiet">{t(m.common_gst_note, { rate })}</p>
}
