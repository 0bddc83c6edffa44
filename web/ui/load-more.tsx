import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from './button.tsx'
import { useMutation } from './use-mutation.ts'

export type Page<Item> = { data: Item[]; nextCursor: string | null }

/**
 * A list of which the page has loaded the first part. `items` are all that have come so far, `more` is the button for
 * the next ones, or nothing. A newly loaded first part starts the list anew.
 */
export function useLoadMore<Item>(first: Page<Item>, loadNext: (cursor: string) => Promise<Page<Item>>) {
  const t = useTranslate()
  const mutation = useMutation()
  const [list, setList] = useState({ first, items: first.data, nextCursor: first.nextCursor })
  if (list.first !== first) setList({ first, items: first.data, nextCursor: first.nextCursor })

  const load = (cursor: string) =>
    mutation.run(async () => {
      const next = await loadNext(cursor)
      setList({ first, items: [...list.items, ...next.data], nextCursor: next.nextCursor })
    })

  const { nextCursor } = list
  const more = nextCursor && (
    <Button kind="second" busy={mutation.busy} onClick={() => void load(nextCursor)}>
      {t(m.common_show_more)}
    </Button>
  )
  return { items: list.items, more }
}
