import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

export function VerifiedBadge({ verified }: { verified: boolean }) {
  const t = useTranslate()
  return (
    <span
      className={`rounded-full border-2 px-3 font-bold ${verified ? 'border-tulsi text-tulsi' : 'border-stone text-quiet'}`}
    >
      {t(verified ? m.booking_badge_verified : m.booking_badge_not_verified)}
    </span>
  )
}
