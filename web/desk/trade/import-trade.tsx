import { useState } from 'react'
import type { TradeImport, TradePlan } from '../../../contract/trade.ts'
import type { TradeKind } from '../../../domain/trade.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/field.tsx'
import { FormError } from '../../ui/form.tsx'
import type { ListPage } from '../../ui/load-more.tsx'
import { Page } from '../../ui/page.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { ChooseSpreadsheet, DownloadSpreadsheet, sendSpreadsheet, usePlannedFile } from '../parts/spreadsheet-file.tsx'
import { Imports } from './imports.tsx'
import { Planned } from './planned.tsx'

const templates = [
  ['xlsx', m.trade_template_xlsx],
  ['csv', m.trade_template_csv],
] as const

/** Imports bookings and people of an earlier trade from a spreadsheet. The page shows the result before anything is written. */
export default function ImportTrade({ imports }: { imports: ListPage<TradeImport> }) {
  const t = useTranslate()
  const [kind, setKind] = useState<TradeKind>('BOOKINGS')
  const { planned, error, choose } = usePlannedFile<TradePlan>('/admin/imports/preview', m.trade_failed, { kind })
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
              choose()
            }}
            choices={[
              { value: 'BOOKINGS', text: t(m.trade_bookings) },
              { value: 'PEOPLE', text: t(m.trade_people) },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {templates.map(([format, text]) => (
            <DownloadSpreadsheet
              key={format}
              address={`/v1/admin/imports/template?${new URLSearchParams({ kind, format })}`}
              fileName={`tirtha-${kind.toLowerCase()}.${format}`}
              text={text}
              fallback={m.trade_file_failed}
            />
          ))}
        </div>
        <ChooseSpreadsheet label={m.trade_choose} name="trade" error={error} onChoose={choose} />
        {planned && (
          <Planned plan={planned.plan}>
            <Save kind={kind} {...planned} onSaved={() => choose()} />
          </Planned>
        )}
      </section>
      <Imports first={imports} />
    </Page>
  )
}

type SaveProps = { kind: TradeKind; file: File; plan: TradePlan; onSaved: () => void }

function Save({ kind, file, plan, onSaved }: SaveProps) {
  const t = useTranslate()
  const [tell, setTell] = useState(false)
  const saving = useMutation({
    call: () => sendSpreadsheet('/admin/imports', file, { kind, digest: plan.digest, tell: String(tell) }),
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
