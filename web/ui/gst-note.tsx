import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useGstRate } from '../root-data.ts'

/** The rate of GST, and that poojas have none. The label of the amount is fixed by the specification. */
export const GstNote = () => (
  <p className="leading-snug text-quiet">{useTranslate()(m.common_gst_note, { rate: useGstRate() })}</p>
)
