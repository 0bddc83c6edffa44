import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type AnyColumn, columnsOf } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { columnHeading } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { addressOf, type ListView, withColumn } from './list-address.ts'

/** Chooses the columns; the first one always stays. */
export function ListColumns({ view }: { view: ListView }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const shown = useChosen(view)
  const [, ...others] = Object.keys(columnsOf(view.list)) as AnyColumn[]
  return (
    <details className="max-sm:open:basis-full sm:relative">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-lg border-2 border-river px-4 font-bold text-river hover:bg-glow">
        {t(m.list_columns)}
      </summary>
      <div className="card mt-1 grid shadow-lg sm:absolute sm:end-0 sm:z-30 sm:w-72">
        {others.map((column) => (
          <Checkbox
            key={column}
            label={t(columnHeading(view.list, column))}
            checked={shown.view.columns.includes(column)}
            onChange={(isShown) => {
              const next = withColumn(shown.view, column, isShown)
              shown.choose(next)
              void navigate(addressOf(next), { replace: true, preventScrollReset: true })
            }}
          />
        ))}
      </div>
    </details>
  )
}

/** The view that was chosen, also until the address says it, so that a second choice adds to the first one. */
function useChosen(view: ListView) {
  const address = addressOf(view)
  const [chosen, setChosen] = useState({ address, view })
  if (chosen.address !== address) setChosen({ address, view })
  return { view: chosen.view, choose: (next: ListView) => setChosen({ address, view: next }) }
}
