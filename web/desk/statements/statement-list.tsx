import type { ReactNode } from 'react'
import type { StatementAtDesk } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { countOf } from './statement-lists.ts'
import { type ListKind, listWords } from './statement-words.ts'

type Props<Item> = {
  statement: StatementAtDesk
  first: ListPage<Item> & { kind: ListKind }
  loadAfter: (cursor: string) => Promise<ListPage<Item>>
  keyOf: (item: Item) => string | number
  /** The usual height of an item in pixels. */
  usualHeight: number
  children: (item: Item) => ReactNode
}

/** One list of a statement: rows of one kind, or payments that are not on it. */
export function StatementList<Item>({ statement, first, loadAfter, keyOf, usualHeight, children }: Props<Item>) {
  const t = useTranslate()
  const { items, more, loadMore } = useLoadMore(first, loadAfter, { fallback: m.statement_open_failed })
  return (
    <>
      <VirtualList
        items={items}
        all={countOf(statement, first.kind)}
        label={t(listWords[first.kind].label)}
        keyOf={keyOf}
        usualHeight={usualHeight}
        onNearEnd={loadMore}
      >
        {children}
      </VirtualList>
      {more}
    </>
  )
}
