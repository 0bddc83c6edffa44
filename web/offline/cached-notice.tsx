import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useMoment } from '../ui/format.ts'

/** Says that the data of the page is a cached copy, and when it was loaded. */
export function CachedNotice({ at }: { at: string | null }) {
  const t = useTranslate()
  const moment = useMoment()
  return at && <p className="rounded-lg bg-glow px-4 py-2">{t(m.offline_cached_since, { moment: moment(at) })}</p>
}
