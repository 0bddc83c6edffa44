import { useState } from 'react'
import { failureOf } from '../../../contract/client.ts'
import type { TradeImport, TradePlan } from '../../../contract/trade.ts'
import type { TradeKind } from '../../../domain/trade.ts'
import { m } from '../../../messages/compiled/messages.js'
import { type Message, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Labelled, Select } from '../../ui/field.tsx'
import { FormError } from '../../ui/form.tsx'
import type { ListPage } from '../../ui/load-more.tsx'
import { Page } from '../../ui/page.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { uploadFile } from '../parts/upload-file.ts'
import { Imports } from './imports.tsx'
import { Planned } from './planned.tsx'

const formOf = (kind: TradeKind, file: File, texts: Record<string, string> = {}): FormData => {
  const body = new FormData()
  body.set('kind', kind)
  body.set('file', file)
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  return body
}
const ignored = () => {}

/** Bookings and people of an earlier trade from a spreadsheet: what would happen is shown before anything is written. */
export default function ImportTrade({ imports }: { imports: ListPage<TradeImport> }) {
  const t = useTranslate()
  const [kind, setKind] = useState<TradeKind>('BOOKINGS')
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<TradePlan | null>(null)
  const looking = useMutation({
    call: (chosen: File) => uploadFile<TradePlan>('/admin/imports/preview', formOf(kind, chosen), ignored),
    fallback: m.trade_failed,
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
    <Page width="table" gap={6}>
      <h1>{t(m.trade_title)}</h1>
      <section className="card grid gap-4">
        <p>{t(m.trade_text)}</p>
        <div className="max-w-md">
          <Select
            label={t(m.trade_kind)}
            name="kind"
            value={kind}
            onChoose={(value) => {
              setKind(value === 'PEOPLE' ? 'PEOPLE' : 'BOOKINGS')
              choose(undefined)
            }}
            choices={[
              { value: 'BOOKINGS', text: t(m.trade_bookings) },
              { value: 'PEOPLE', text: t(m.trade_people) },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Template kind={kind} format="xlsx" text={m.trade_template_xlsx} />
          <Template kind={kind} format="csv" text={m.trade_template_csv} />
        </div>
        <Labelled label={t(m.trade_choose)} name="trade" error={looking.error}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.xlsx,.xls"
              onChange={({ target }) => {
                choose(target.files?.[0])
                // The same file, edited again, is to be chosen again.
                target.value = ''
              }}
            />
          )}
        </Labelled>
        {plan && file && (
          <Planned plan={plan}>
            <Save kind={kind} file={file} plan={plan} onSaved={() => choose(undefined)} />
          </Planned>
        )}
      </section>
      <Imports first={imports} />
    </Page>
  )
}

type TemplateProps = { kind: TradeKind; format: 'csv' | 'xlsx'; text: Message }

/** A plain link would not send the token. */
function Template({ kind, format, text }: TemplateProps) {
  const t = useTranslate()
  const downloading = useMutation({
    call: async () => {
      const response = await send(`/v1/admin/imports/template?${new URLSearchParams({ kind, format })}`)
      if (!response.ok) throw await failureOf(response)
      return response.blob()
    },
    fallback: m.trade_failed,
    done: (content) => downloadFile(content, `tirtha-${kind.toLowerCase()}.${format}`),
    reloads: false,
  })
  return (
    <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
      {t(text)}
    </Button>
  )
}

type SaveProps = { kind: TradeKind; file: File; plan: TradePlan; onSaved: () => void }

function Save({ kind, file, plan, onSaved }: SaveProps) {
  const t = useTranslate()
  const [tell, setTell] = useState(false)
  const saving = useMutation({
    call: () => uploadFile('/admin/imports', formOf(kind, file, { digest: plan.digest, tell: String(tell) }), ignored),
    fallback: m.common_update_failed,
    done: () => {
      showToast('success', t(m.trade_imported))
      onSaved()
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {kind === 'BOOKINGS' && <Checkbox label={t(m.trade_tell)} checked={tell} onChange={setTell} />}
      <FormError text={saving.error} advice={saving.advice} />
      <Button busy={saving.busy} onClick={() => saving.run()}>
        {t(m.trade_save)}
      </Button>
    </div>
  )
}
