import type { StatementAtDesk } from '../../contract/statement-desk.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useLoadMore } from '../ui/load-more.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { countOf, type LinesPage, linesAfter } from './statement-lists.ts'
import { StatementRow } from './statement-row.tsx'
import { listWords } from './statement-words.ts'

/** The usual height of a row in pixels. */
const HEIGHT = 84

/** The rows of one kind. */
export function StatementLines({ statement, first }: { statement: StatementAtDesk; first: LinesPage }) {
  const t = useTranslate()
  const { kind } = first
  const loadAfter = (cursor: string) => linesAfter(statement.id, kind, cursor)
  const { items, more, loadMore } = useLoadMore(first, loadAfter, { fallback: m.statement_open_failed })
  return (
    <>
      <VirtualList
        items={items}
        all={countOf(statement, kind)}
        label={t(listWords[kind].label)}
        keyOf={({ line }) => line}
        usualHeight={HEIGHT}
        onNearEnd={loadMore}
      >
        {(line) => <StatementRow statement={statement} line={line} />}
      </VirtualList>
      {more}
    </>
  )
}
