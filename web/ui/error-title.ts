import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** How many errors the page shows now. */
let shown = 0

/** Says in the title of the page that a form has an error, as long as one is shown: a screen reader reads the title first. */
export function useErrorTitle(hasError: boolean): void {
  const t = useTranslate()
  const prefix = t(m.common_error_title, { title: '' })
  useEffect(() => {
    if (!hasError) return
    shown++
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      shown--
      if (shown === 0 && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasError, prefix])
}
