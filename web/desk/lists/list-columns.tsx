import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type AnyColumn, columnsOf } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { columnHeading } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ListMenu } from './list-menu.tsx'
import { addressOf, type ListView, withColumn } from './list-address.ts'

/** Chooses the columns; the first one always stays. */
export function ListColumns({ view }: { view: ListView }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const shown = useChosen(view)
  const [, ...others] = Object.keys(columnsOf(view.list)) as AnyColumn[]
  return (
    <ListMenu title={t(m.list_columns)}>
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
    </ListMenu>
  )
}

/** The chosen view before the address shows it, so that a second choice adds to the first one. */
function useChosen(view: ListView) {
  const address = addressOf(view)
  const [chosen, setChosen] = useState({ address, view })
  if (chosen.address !== address) setChosen({ address, view })
  return { view: chosen.view, choose: (next: ListView) => setChosen({ address, view: next }) }
}
