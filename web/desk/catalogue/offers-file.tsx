import { useState } from 'react'
import { failureOf } from '../../../contract/client.ts'
import type { OfferPlan, PlannedOffer } from '../../../contract/offer-files.ts'
import { m } from '../../../messages/compiled/messages.js'
import { type Message, send } from '../../api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Labelled } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { Changes } from '../audit/audit-line.tsx'
import { textOf } from '../parts/form-values.ts'
import { uploadFile } from '../parts/upload-file.ts'

const withFile = (file: File, texts: Record<string, string> = {}): FormData => {
  const body = new FormData()
  body.set('file', file)
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  return body
}
const ignored = () => {}

/** Packages and poojas as a file for a spreadsheet, of one city or of all; what it changes is shown before it is saved. */
export function OffersFile({ city }: { city?: string }) {
  const t = useTranslate()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<OfferPlan | null>(null)
  const looking = useMutation({
    call: (chosen: File) => uploadFile<OfferPlan>('/admin/offers/preview', withFile(chosen), ignored),
    fallback: m.offers_file_failed,
    reloads: false,
    done: setPlan,
  })
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null)
    setPlan(null)
    looking.clear()
    if (chosen) looking.run(chosen)
  }
  return (
    <section aria-labelledby="offers-file" className="card grid gap-4">
      <h2 id="offers-file">{t(m.offers_file_title)}</h2>
      <p>{t(m.offers_file_help)}</p>
      <p className="text-quiet">{t(m.offers_file_stops)}</p>
      <div className="flex flex-wrap gap-3">
        <Download format="xlsx" text={m.offers_file_xlsx} city={city} />
        <Download format="csv" text={m.offers_file_csv} city={city} />
      </div>
      <Labelled label={t(m.offers_file_choose)} name="offers" error={looking.error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx"
            onChange={({ target }) => {
              choose(target.files?.[0])
              // The same file, edited again, is to be chosen again.
              target.value = ''
            }}
          />
        )}
      </Labelled>
      {plan && file && <Plan plan={plan} file={file} onSaved={() => choose(undefined)} />}
    </section>
  )
}

type DownloadProps = { format: 'csv' | 'xlsx'; text: Message; city: string | undefined }

/** A plain link would not send the token. */
function Download({ format, text, city }: DownloadProps) {
  const t = useTranslate()
  const downloading = useMutation({
    call: async () => {
      const response = await send(`/v1/admin/offers/export?${new URLSearchParams({ format, ...(city && { city }) })}`)
      if (!response.ok) throw await failureOf(response)
      return response.blob()
    },
    fallback: m.offers_file_failed,
    done: (content) => downloadFile(content, `tirtha-offers.${format}`),
    reloads: false,
  })
  return (
    <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
      {t(text)}
    </Button>
  )
}

function Plan({ plan, file, onSaved }: { plan: OfferPlan; file: File; onSaved: () => void }) {
  const t = useTranslate()
  const shown = plan.rows.filter(({ act }) => act !== 'SAME')
  const isRight = plan.rows.every(({ act }) => act !== 'WRONG')
  const saving = useMutation({
    call: (form: FormData) =>
      uploadFile('/admin/offers/import', withFile(file, { digest: plan.digest, key: textOf(form, 'key') }), ignored),
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
