import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'

export function VerifiedBadge({ verified }: { verified: boolean }) {
  const say = useSay()
  return (
    <span
      className={`rounded-full border-2 px-3 font-bold whitespace-nowrap ${verified ? 'border-tulsi text-tulsi' : 'border-stone text-quiet'}`}
    >
      {say(verified ? m.verified : m.not_verified)}
    </span>
  )
}
