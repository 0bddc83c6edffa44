import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** The first stop of the keyboard; it is hidden until it has the focus. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a
      href="#content"
      className="link sr-only bg-card font-bold focus:not-sr-only focus:absolute focus:z-50 focus:px-4 focus:inline-flex focus:min-h-11 focus:items-center"
    >
      {t(m.common_skip_to_content)}
    </a>
  )
}
