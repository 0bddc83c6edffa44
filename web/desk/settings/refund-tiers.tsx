import { readRefundTiers } from '../../../domain/refund-tiers.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../parts/form-values.ts'

const ROWS = [1, 2, 3, 4, 5, 6] as const
/** The first field has the name of the setting, so that a link in the summary of errors leads to it. */
const daysName = (row: number): string => (row === 1 ? 'refundTiers' : `days${row}`)
const percentName = (row: number): string => `percent${row}`

/** The value of the setting according to the rows; empty rows are left out. */
export const typedTiers = (form: FormData): string =>
  ROWS.map((row) => [textOf(form, daysName(row)), textOf(form, percentName(row))])
    .filter((typed) => typed.some(Boolean))
    .map((typed) => typed.join(':'))
    .join(' ')

/** The cancellation terms: a row for each refund tier, and empty rows for more. */
export function RefundTiers({ value, isFixed, error }: { value: string; isFixed: boolean; error?: string }) {
  const t = useTranslate()
  const tiers = readRefundTiers(value) ?? []
  return ROWS.slice(0, tiers.length + (isFixed ? 0 : 1)).map((row) => {
    const tier = tiers[row - 1]
    const common = { inputMode: 'numeric' as const, autoComplete: 'off', readOnly: isFixed }
    return (
      <div key={row} className="grid grid-cols-2 items-end gap-4 sm:col-span-2">
        <Field
          {...common}
          label={t(m.desk_site_refund_days, { row: String(row) })}
          name={daysName(row)}
          defaultValue={tier?.daysBefore}
          error={row === 1 ? error : undefined}
        />
        <Field
          {...common}
          label={t(m.desk_site_refund_percent, { row: String(row) })}
          name={percentName(row)}
          defaultValue={tier?.percent}
        />
      </div>
    )
  })
}
