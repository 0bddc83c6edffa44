import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { changeTitle } from './document-title.ts'

/** How many errors the page shows now. */
let shown = 0

/** Says in the title of the page that a form has an error, as long as an error is shown: a screen reader reads the title first. */
export function useErrorTitle(hasError: boolean): void {
  const t = useTranslate()
  const prefix = t(m.common_error_title, { title: '' })
  useEffect(() => {
    if (!hasError) return
    shown++
    changeTitle((title) => (title.startsWith(prefix) ? title : prefix + title))
    return () => {
      shown--
      if (shown === 0) changeTitle((title) => (title.startsWith(prefix) ? title.slice(prefix.length) : title))
    }
  }, [hasError, prefix])
}
