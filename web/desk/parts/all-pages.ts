import type { ListPage } from '../../ui/load-more.tsx'

/** All items of a list, page after page. `read` gets the cursor of the next page, and no cursor for the first page. */
export async function allPages<Item>(read: (cursor: string | undefined) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const { data, nextCursor } = await read(cursor)
    items.push(...data)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return items
}
