import type { Booking } from '../../contract/booking.ts'
import { unwrap } from '../../contract/client.ts'
import { LONGEST_BUYER } from '../../domain/buyer.ts'
import { stateCodes, stateName } from '../../domain/place-of-supply.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

const fields = ['name', 'address', 'state', 'gstin'] as const

export default function BuyerForm({ id, buyer }: { id: string; buyer: Booking['buyer'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const saving = useMutation({
    call: (form: FormData) => {
      const text = (name: (typeof fields)[number]) => String(form.get(name))
      const json = { name: text('name'), address: text('address'), state: text('state'), gstin: text('gstin') }
      return unwrap(api.bookings[':id'].buyer.$put({ param: { id }, json }))
    },
    saved: m.buyer_saved,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })
  const states = stateCodes
    .map((value) => ({ value, text: stateName(value, language) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, language))
  return (
    <AjaxForm onSend={saving.run}>
      <p>{t(m.buyer_help)}</p>
      <Field
        label={t(m.buyer_name)}
        name="name"
        maxLength={LONGEST_BUYER.name}
        autoComplete="organization"
        defaultValue={buyer?.name}
        error={saving.issueOf('name')}
      />
      <TextArea
        label={t(m.buyer_address)}
        name="address"
        rows={2}
        maxLength={LONGEST_BUYER.address}
        autoComplete="street-address"
        defaultValue={buyer?.address}
        error={saving.issueOf('address')}
      />
      <Select
        label={t(m.buyer_state)}
        name="state"
        defaultValue={buyer?.state ?? ''}
        choices={[{ value: '', text: '–' }, ...states]}
        error={saving.issueOf('state')}
      />
      <Field
        label={t(m.buyer_gstin)}
        name="gstin"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={buyer?.gstin}
        error={saving.issueOf('gstin')}
      />
      <FormError text={saving.errorBeside(...fields)} advice={saving.advice} />
      <DialogActions send={t(m.common_save)} busy={saving.busy} keep={t(m.buyer_close)} />
    </AjaxForm>
  )
}
