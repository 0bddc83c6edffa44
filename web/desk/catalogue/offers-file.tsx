import type { OfferPlan, PlannedOffer } from '../../../contract/offer-files.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { Changes } from '../audit/audit-line.tsx'
import { textOf } from '../parts/form-values.ts'
import { ChooseSpreadsheet, DownloadSpreadsheet, sendSpreadsheet, usePlannedFile } from '../parts/spreadsheet-file.tsx'

const formats = [
  ['xlsx', m.offers_file_xlsx],
  ['csv', m.offers_file_csv],
] as const

/**
 * Packages and poojas of one city or of all as a file for a spreadsheet. The page shows what an import would change before it is
 * saved.
 */
export function OffersFile({ city }: { city?: string }) {
  const t = useTranslate()
  const { planned, error, choose } = usePlannedFile<OfferPlan>('/admin/offers/preview', m.offers_file_failed)
  return (
    <section aria-labelledby="offers-file" className="card grid gap-4">
      <h2 id="offers-file">{t(m.offers_file_title)}</h2>
      <p>{t(m.offers_file_help)}</p>
      <p className="text-quiet">{t(m.offers_file_stops)}</p>
      <div className="flex flex-wrap gap-3">
        {formats.map(([format, text]) => (
          <DownloadSpreadsheet
            key={format}
            address={`/v1/admin/offers/export?${new URLSearchParams({ format, ...(city && { city }) })}`}
            fileName={`tirtha-offers.${format}`}
            text={text}
            fallback={m.trade_file_failed}
          />
        ))}
      </div>
      <ChooseSpreadsheet label={m.offers_file_choose} name="offers" error={error} onChoose={choose} />
      {planned && <Plan {...planned} onSaved={() => choose()} />}
    </section>
  )
}

function Plan({ plan, file, onSaved }: { plan: OfferPlan; file: File; onSaved: () => void }) {
  const t = useTranslate()
  const shown = plan.rows.filter(({ act }) => act !== 'SAME')
  const isRight = plan.rows.every(({ act }) => act !== 'WRONG')
  const saving = useMutation({
    call: (form: FormData) =>
      sendSpreadsheet('/admin/offers/import', file, { digest: plan.digest, key: textOf(form, 'key') }),
    saved: m.offers_file_imported,
    fallback: m.common_update_failed,
    done: onSaved,
  })
  return (
    <div className="grid gap-4">
      <p role="status">{t(m.offers_file_same, { count: String(plan.rows.length - shown.length) })}</p>
      <ol className="grid gap-3">
        {shown.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {isRight && shown.length > 0 && (
        <AjaxForm onSend={saving.run} className="max-w-lg">
          <PasswordField label={t(m.offers_file_key)} name="key" autoComplete="off" error={saving.issueOf('key')} />
          <FormError text={saving.errorBeside('key')} advice={saving.advice} />
          <Button type="submit" busy={saving.busy} className="justify-self-start">
            {t(m.offers_file_save)}
          </Button>
        </AjaxForm>
      )}
    </div>
  )
}

const acts: Record<PlannedOffer['act'], Message> = {
  ADD: m.offers_file_add,
  CHANGE: m.offers_file_change,
  SAME: m.offers_file_change,
  WRONG: m.offers_file_wrong,
}

function Row({ row: { line, name, act, changes, errors } }: { row: PlannedOffer }) {
  const t = useTranslate()
  return (
    <li className="card grid gap-1 wrap-anywhere">
      <p className="text-quiet">
        {t(m.offers_file_row, { line: String(line) })} · {t(acts[act])}
      </p>
      <b lang={langOf(name)}>{name}</b>
      {errors.map((error) => (
        <p key={error} className="error-text">
          {error}
        </p>
      ))}
      {changes.length > 0 && <Changes of={changes} />}
    </li>
  )
}
