import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Page } from './page.tsx'

/** Placeholders of about the size of the list that is loading. */
export function Skeletons() {
  const t = useTranslate()
  return (
    <Page aria-busy="true">
      <p className="sr-only" role="status">
        {t(m.common_loading)}
      </p>
      <div className="skeleton h-9 w-40" />
      <div className="skeleton h-36" />
      <div className="skeleton h-36" />
    </Page>
  )
}
