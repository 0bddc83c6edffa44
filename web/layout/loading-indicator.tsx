import { useNavigation } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** Shows that the next page loads: at once a line at the top of the screen, and a flame if it takes longer. */
export function LoadingIndicator() {
  const { state } = useNavigation()
  const t = useTranslate()
  if (state === 'idle') return null
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40">
      <span aria-hidden className="under-way block h-1 bg-marigold" />
      <span className="late absolute inset-x-0 top-2 flex justify-center">
        <span className="rounded-full border border-stone bg-card px-3 py-1 text-kumkum shadow">
          <span className="flame" /> <span className="text-ink">{t(m.common_loading)}</span>
        </span>
      </span>
    </div>
  )
}
