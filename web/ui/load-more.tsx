import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Button } from './button.tsx'
import { useTask } from './use-mutation.ts'

export type Page<Item> = { data: Item[]; nextCursor: string | null }

/**
 * A list of which the page has loaded the first part. `items` are all that have come so far, `more` is the button for
 * the next ones, or nothing. A newly loaded first part starts the list anew.
 */
export function useGrowingList<Item>(first: Page<Item>, loadNext: (cursor: string) => Promise<Page<Item>>) {
  const say = useSay()
  const task = useTask()
  const [list, setList] = useState({ first, items: first.data, nextCursor: first.nextCursor })
  if (list.first !== first) setList({ first, items: first.data, nextCursor: first.nextCursor })

  const load = (cursor: string) =>
    task.run(async () => {
      const next = await loadNext(cursor)
      setList({ first, items: [...list.items, ...next.data], nextCursor: next.nextCursor })
    })

  const { nextCursor } = list
  const more = nextCursor && (
    <Button kind="second" busy={task.busy} onClick={() => void load(nextCursor)}>
      {say(m.show_more)}
    </Button>
  )
  return { items: list.items, more }
}
