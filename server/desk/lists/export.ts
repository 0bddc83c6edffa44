import type { DeskRow } from '../../../contract/desk/lists.ts'
import { type AnyColumn, chosenColumns, type ListName } from '../../../domain/desk-list.ts'
import type { Moment } from '../../moment.ts'
import { type Cell, headingCells, rowCells } from './cells.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../domain/csv.ts'
import type { openList } from './find-rows.ts'
import { xlsxWriter } from './xlsx.ts'

/** The rows of a batch; memory holds at most so many. */
const BATCH = 500

type Writer = { rows: (some: Cell[][]) => void; end: () => void }
type Write = (bytes: Uint8Array) => void

const writers: Record<'csv' | 'xlsx', (write: Write) => Writer> = { csv: csvWriter, xlsx: xlsxWriter }

function csvWriter(write: Write): Writer {
  const encoder = new TextEncoder()
  write(encoder.encode(BYTE_ORDER_MARK))
  return { rows: (some) => write(encoder.encode(some.map(csvLine).join(''))), end: () => {} }
}

type Wanted = { list: ListName; format: 'csv' | 'xlsx'; columns?: string }

/**
 * A file with all rows of a list. It reads a batch when its reader asks for more. The first batch is read before this returns, so
 * that a failure of the database can still change the status of the answer.
 */
export async function exportList(
  opened: ReturnType<typeof openList>,
  { list, format, columns: named }: Wanted,
  { language }: Moment,
): Promise<ReadableStream<Uint8Array>> {
  const columns: AnyColumn[] = chosenColumns(list, named)
  const cellsOf = (rows: DeskRow[]) => rows.map((row) => rowCells(list, columns, row, language))
  const first = await opened.next({ limit: BATCH })
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    const written: Uint8Array[] = []
    const writer = writers[format]((bytes) => written.push(bytes))
    writer.rows([headingCells(list, columns, language)])
    for (let page = first; ; page = await opened.next({ limit: BATCH, cursor: page.nextCursor })) {
      writer.rows(cellsOf(page.data))
      yield* written.splice(0)
      if (page.nextCursor === null) break
    }
    writer.end()
    yield* written
  }
  const iterator = chunks()
  return new ReadableStream({
    async pull(stream) {
      const { value } = await iterator.next()
      if (value) stream.enqueue(value)
      else stream.close()
    },
    async cancel() {
      await iterator.return()
    },
  })
}
