import type { Booking } from '../../contract/booking.ts'
import { unwrap } from '../../contract/client.ts'
import { LONGEST_NAMES, LONGEST_NEEDS } from '../../domain/travellers.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { telephone, TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Shown = Pick<Booking, 'id' | 'status'> & Partial<Pick<Booking, 'travellers'>>
type Props = { booking: Shown; canChange: boolean }

/** The travellers, if the payer is not one of them, and the help that they need, with a form for both. */
export default function TravellersSection({ booking, canChange }: Props) {
  const t = useTranslate()
  // A cached page of an earlier version may lack it.
  const travellers = booking.travellers ?? null
  const isFixed = !canChange || booking.status === 'CANCELLED'
  if (isFixed && !travellers) return null
  return (
    <section aria-labelledby="travellers" className="card py-1">
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 py-1">
          <h2 id="travellers" className="inline">
            {t(m.travellers_title)}
          </h2>
        </summary>
        <div className="grid gap-3 py-3">
          {travellers?.names || travellers?.phoneNumber ? (
            <>
              {travellers.names && (
                <p className="font-bold wrap-anywhere whitespace-pre-line" lang={langOf(travellers.names)}>
                  {travellers.names}
                </p>
              )}
              {travellers.phoneNumber && (
                <TextLink to={telephone(travellers.phoneNumber)}>{travellers.phoneNumber}</TextLink>
              )}
            </>
          ) : (
            <p>{t(m.travellers_none)}</p>
          )}
          {travellers?.needs && (
            <p>
              {t(m.travellers_needs)}: <b lang={langOf(travellers.needs)}>{travellers.needs}</b>
            </p>
          )}
          {!isFixed && (
            <div className="print:hidden">
              <Dialog opener={t(m.travellers_open)} title={t(m.travellers_title)}>
                <TravellersForm booking={booking} />
              </Dialog>
            </div>
          )}
        </div>
      </details>
    </section>
  )
}

function TravellersForm({ booking: { id, travellers } }: { booking: Shown }) {
  const t = useTranslate()
  const saving = useMutation({
    call: (form: FormData) => {
      const textOf = (name: string) => String(form.get(name))
      const json = { names: textOf('names'), phoneNumber: textOf('phoneNumber'), needs: textOf('needs') }
      return unwrap(api.bookings[':id'].travellers.$put({ param: { id }, json }))
    },
    saved: m.travellers_saved,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })
  return (
    <AjaxForm onSend={saving.run}>
      <TravellersFields travellers={travellers} issueOf={saving.issueOf} />
      <FormError text={saving.errorBeside('names', 'phoneNumber', 'needs')} advice={saving.advice} />
      <DialogActions send={t(m.common_save)} busy={saving.busy} keep={t(m.travellers_close)} />
    </AjaxForm>
  )
}

type FieldsProps = {
  travellers?: Booking['travellers']
  issueOf: (field: string) => string | undefined
  /** The prefix of the names of the fields. */
  within?: string
}

export function TravellersFields({ travellers, issueOf, within = '' }: FieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextArea
        label={t(m.travellers_names)}
        help={t(m.travellers_help)}
        name={`${within}names`}
        rows={3}
        maxLength={LONGEST_NAMES}
        autoComplete="off"
        defaultValue={travellers?.names}
        error={issueOf(`${within}names`)}
      />
      <Field
        label={t(m.travellers_phone)}
        name={`${within}phoneNumber`}
        type="tel"
        maxLength={40}
        autoComplete="off"
        defaultValue={travellers?.phoneNumber}
        error={issueOf(`${within}phoneNumber`)}
      />
      <Field
        label={t(m.travellers_needs)}
        help={t(m.travellers_needs_help)}
        name={`${within}needs`}
        maxLength={LONGEST_NEEDS}
        autoComplete="off"
        defaultValue={travellers?.needs}
        error={issueOf(`${within}needs`)}
      />
    </>
  )
}
