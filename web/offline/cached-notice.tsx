import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { useMoment } from '../ui/format.ts'

/** Says of what is one's own that it is a kept copy, and from when. */
export function KeptNotice({ at }: { at: string | null }) {
  const say = useSay()
  const moment = useMoment()
  return at && <p className="rounded-lg bg-glow px-4 py-2">{say(m.kept_since, { moment: moment(at) })}</p>
}
