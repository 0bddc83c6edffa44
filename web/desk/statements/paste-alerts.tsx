import { useNavigate } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { fieldText } from '../../ui/form-action.ts'
import { useMutation } from '../../ui/use-mutation.ts'

/** The number of characters that the server reads. */
const LONGEST = 20_000

/** Reads the text of alerts that the bank sent by SMS or email, and opens the rows that it contains. */
export function PasteAlerts() {
  const t = useTranslate()
  const navigate = useNavigate()
  const pasting = useMutation({
    call: (form: FormData) => unwrap(api.statements.alerts.$post({ json: { text: fieldText(form, 'text') } })),
    done: ({ data }) => navigate(`/admin/statements/${data.id}`),
    fallback: m.alert_failed,
    reloads: false,
  })
  return (
    <section aria-labelledby="paste" className="grid max-w-3xl gap-4">
      <h2 id="paste" className="text-xl">
        {t(m.alert_paste)}
      </h2>
      <p>{t(m.alert_paste_text)}</p>
      <AjaxForm onSend={pasting.run}>
        <TextArea
          label={t(m.alert_paste_label)}
          help={t(m.alert_paste_help)}
          name="text"
          required
          maxLength={LONGEST}
          error={pasting.error}
        />
        <Button type="submit" kind="second" busy={pasting.busy} className="justify-self-start">
          {t(m.alert_paste_do)}
        </Button>
      </AjaxForm>
    </section>
  )
}
