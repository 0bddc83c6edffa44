import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { SearchResults } from '../../../contract/desk/search.ts'
import { api } from '../../api.ts'

/** In milliseconds. People type letters faster than this. */
const PAUSE_MS = 200
const FEWEST_LETTERS = 2

type Answer = { text: string; results: SearchResults | null }

/** What the desk finds for a text, a moment after it was typed. Results for an earlier text are never shown. */
export function useSearch(text: string) {
  const wanted = text.trim()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (wanted.length < FEWEST_LETTERS) return
    let isLast = true
    const timer = setTimeout(() => {
      unwrap(api.admin.search.$get({ query: { q: wanted } })).then(
        ({ data }) => isLast && setAnswer({ text: wanted, results: data }),
        () => isLast && setAnswer({ text: wanted, results: null }),
      )
    }, PAUSE_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [wanted])

  const isAnswered = answer?.text === wanted
  const isWanted = wanted.length >= FEWEST_LETTERS
  return {
    results: isWanted && isAnswered ? answer.results : null,
    failed: isWanted && isAnswered && answer.results === null,
    busy: isWanted && !isAnswered,
  }
}
