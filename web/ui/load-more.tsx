import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from './button.tsx'
import { useMutation } from './use-mutation.ts'

export type ListPage<Item> = { data: Item[]; nextCursor: string | null }
type Failures = { fallback?: Message; sentence?: Message<{ message: string }> }

/**
 * A list whose first part the page has loaded. `items` are all that have come so far, `more` is the button that loads further
 * items, or nothing, and `loadMore` does the same as the button. A newly loaded first part starts the list again.
 */
export function useLoadMore<Item>(
  first: ListPage<Item>,
  loadNext: (cursor: string) => Promise<ListPage<Item>>,
  failures: Failures,
) {
  const t = useTranslate()
  const [list, setList] = useState({ first, items: first.data, nextCursor: first.nextCursor })
  if (list.first !== first) setList({ first, items: first.data, nextCursor: first.nextCursor })
  const loading = useMutation({
    ...failures,
    call: loadNext,
    done: (next) => setList({ first, items: [...list.items, ...next.data], nextCursor: next.nextCursor }),
    reloads: false,
  })

  const { nextCursor } = list
  const loadMore = () => {
    if (nextCursor) loading.run(nextCursor)
  }
  const more = nextCursor && (
    <Button kind="second" busy={loading.busy} onClick={loadMore}>
      {t(m.common_show_more)}
    </Button>
  )
  return { items: list.items, more, loadMore }
}
