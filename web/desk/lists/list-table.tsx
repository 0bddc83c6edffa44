import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { DeskRow } from '../../../contract/desk/lists.ts'
import type { AnyColumn } from '../../../domain/desk-list.ts'
import { columnsOf } from '../../../domain/desk-list.ts'
import { listTitle } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { columnWidth, ListCell } from './list-cell.tsx'
import { ListHeading } from './list-heading.tsx'
import type { ListView } from './list-address.ts'

type Props = {
  view: ListView
  rows: readonly DeskRow[]
  /** Runs when the last rows are nearly in sight. */
  onNearEnd: () => void
}

/** The height of a row on a desktop; for a finger it is higher, and is measured. */
const ROW_HEIGHT = 36
/** When so few rows remain before the end, the next ones are loaded. */
const NEAR_END = 20

const inSight = 'sticky start-0 z-10 bg-card'

/**
 * A table of which only the rows near the screen are in the document. Its headings and its first column stay in sight. On a phone the
 * name stands below the reference, so that the status is in sight as well.
 */
export function ListTable({ view, rows, onNearEnd }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  // This component itself uses the functions that cannot be memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    initialRect: { width: 0, height: 800 },
  })
  const shown = virtualizer.getVirtualItems()
  const first = shown[0]?.start ?? 0
  const last = shown.at(-1)
  const lastIndex = last?.index ?? 0
  const loadNext = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= rows.length - NEAR_END) loadNext()
  }, [lastIndex, rows.length])
  useEffect(() => {
    // The result must not be returned, because in some browsers it is a promise, and React would call it as a clean-up function.
    box.current?.scrollTo({ top: 0 })
  }, [view.sort.by, view.sort.descending])

  const { list, columns } = view
  const namesBelow = columns[0] === 'reference' && columns.includes('name')
  const hides = (column: AnyColumn) => namesBelow && column === 'name'
  const sumOf = (some: readonly AnyColumn[]) => `${some.reduce((sum, column) => sum + widthOf(list, column), 0)}rem`
  return (
    <div
      ref={box}
      // An element that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t(listTitle[list])}
      className="lines-box"
    >
      <table
        aria-rowcount={rows.length + 1}
        className="lines-table w-(--narrow) min-w-full table-fixed border-separate md:w-(--wide)"
        style={variables({ narrow: sumOf(columns.filter((column) => !hides(column))), wide: sumOf(columns) })}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, index) => (
              <ListHeading
                key={column}
                view={view}
                column={column}
                style={variables({
                  // On a phone the first column is narrower, to leave room for the others.
                  narrow: index === 0 ? (namesBelow ? '42vw' : '45vw') : `${widthOf(list, column)}rem`,
                  wide: `${widthOf(list, column)}rem`,
                })}
                className={`w-(--narrow) md:w-(--wide) ${index === 0 ? 'start-0 z-20' : 'z-10'} ${hides(column) ? 'max-md:hidden' : ''}`}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={first} />
          {shown.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <tr key={row.id} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                  {columns.map((column, place) => (
                    <ListCell
                      key={column}
                      list={list}
                      column={column}
                      row={row}
                      links={place === 0 ? 'first' : column === 'name' ? 'again' : null}
                      below={place === 0 && namesBelow ? String(row.values.name ?? '') : ''}
                      className={`${place === 0 ? inSight : ''} ${hides(column) ? 'max-md:hidden' : ''}`}
                    />
                  ))}
                </tr>
              )
            )
          })}
          <Space height={virtualizer.getTotalSize() - (last?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

/** Widths on a phone and on wider screens; the classes use these variables. */
const variables = ({ narrow, wide }: { narrow: string; wide: string }) =>
  ({ '--narrow': narrow, '--wide': wide }) as CSSProperties

const widthOf = (list: ListView['list'], column: AnyColumn) =>
  columnWidth(columnsOf(list)[column]?.kind ?? 'text', column)

/** Takes the space of the rows that are not in the document. */
const Space = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />
