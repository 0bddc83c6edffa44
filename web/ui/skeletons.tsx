import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Page } from './page.tsx'
import { ScriptsOff } from './scripts-off.tsx'

/** Placeholders of about the size of the list that is loading. */
export function Skeletons() {
  const t = useTranslate()
  return (
    <Page aria-busy="true">
      <ScriptsOff />
      <p className="sr-only noscript:hidden" role="status">
        {t(m.common_loading)}
      </p>
      <div className="skeleton h-9 w-40 noscript:hidden" />
      <div className="skeleton h-36 noscript:hidden" />
      <div className="skeleton h-36 noscript:hidden" />
    </Page>
  )
}
