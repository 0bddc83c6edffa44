import type { StatementPreview } from '../../../contract/desk/statements.ts'
import type { Columns } from '../../../domain/statement/columns.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/field.tsx'

/** The answers of a person about a file; undefined if there is no answer. */
export type Answers = Pick<Columns, 'order' | 'swapped'>

type Props = {
  questions: NonNullable<StatementPreview['questions']>
  answers: Answers
  onAnswer: (answers: Answers) => void
}

/** Questions about a file that only a person can answer. Without an answer it can be imported, but none of its rows is exact. */
export function StatementQuestions({ questions, answers, onAnswer }: Props) {
  const t = useTranslate()
  const asks = (one: (typeof questions)[number]) => questions.includes(one)
  if (questions.length === 0 && answers.swapped === undefined) return null
  return (
    <div className="grid gap-3 rounded-lg border-2 border-marigold bg-glow px-3 py-2">
      {asks('SIDE') && <p>{t(m.statement_ask_side)}</p>}
      {asks('SIDE_DISPUTED') && <p>{t(m.statement_ask_disputed)}</p>}
      {(asks('SIDE_DISPUTED') || answers.swapped !== undefined) && (
        <Checkbox
          label={t(m.statement_swapped)}
          checked={answers.swapped ?? false}
          onChange={(swapped) => onAnswer({ ...answers, swapped })}
        />
      )}
      {asks('DATE_ORDER') && (
        <div className="grid max-w-md gap-3">
          <p>{t(m.statement_ask_dates)}</p>
          <Select
            label={t(m.statement_date_order)}
            value={answers.order ?? ''}
            choices={[
              { value: '', text: '' },
              { value: 'DAY_FIRST', text: t(m.statement_day_first) },
              { value: 'MONTH_FIRST', text: t(m.statement_month_first) },
            ]}
            onChoose={(order) =>
              onAnswer({ ...answers, order: order === 'DAY_FIRST' || order === 'MONTH_FIRST' ? order : undefined })
            }
          />
        </div>
      )}
      {questions.length > 0 && <p className="font-bold">{t(m.statement_ask_until)}</p>}
    </div>
  )
}
