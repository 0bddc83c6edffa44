import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

/** Changes the text of the title in place: with another text node, the page could not change its own title any more. */
function changeTitle(change: (title: string) => string): void {
  const text = document.querySelector('title')?.firstChild
  if (text) text.nodeValue = change(text.nodeValue ?? '')
}

/** How many errors the page shows now. */
let shown = 0

/** Says in the title of the page that a form has an error, as long as one is shown: a screen reader reads the title first. */
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
