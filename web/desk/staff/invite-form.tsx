import { unwrap } from '../../../contract/client.ts'
import { staffRoles } from '../../../domain/role.ts'
import { m } from '../../../messages/compiled/messages.js'
import { staffRoleText } from '../../../messages/staff-role.ts'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { fieldText } from '../../ui/form-action.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { roleIn, staffRoleHelp, useRoleChoices } from './role-choices.ts'

/** Sends an invitation; the list then shows it. */
export function InviteForm() {
  const t = useTranslate()
  const choices = useRoleChoices()
  const inviting = useMutation({
    call: (form: FormData) => {
      const json = { email: fieldText(form, 'email'), name: fieldText(form, 'name'), staffRole: roleIn(form) }
      return unwrap(api.admin.staff.$post({ json }))
    },
    saved: m.staff_invited,
    fallback: m.staff_change_failed,
  })
  const labels = { name: t(m.common_full_name), email: t(m.common_email), staffRole: t(m.staff_role) }
  return (
    <section aria-labelledby="invite" className="card grid gap-4">
      <h2 id="invite">{t(m.staff_invite_title)}</h2>
      <p>{t(m.staff_invite_help)}</p>
      <AjaxForm
        className="sm:grid-cols-2"
        onSend={inviting.run}
        summary={<ErrorSummary failure={inviting.failure} labels={labels} />}
      >
        <Field label={labels.name} name="name" autoComplete="off" required error={inviting.issueOf('name')} />
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={inviting.issueOf('email')}
        />
        <Select label={labels.staffRole} name="staffRole" choices={choices} defaultValue="EDITOR" />
        <dl className="grid gap-1 sm:col-span-2">
          {staffRoles.map((role) => (
            <div key={role}>
              <dt className="inline font-bold">{t(staffRoleText[role])}: </dt>
              <dd className="inline">{t(staffRoleHelp[role])}</dd>
            </div>
          ))}
        </dl>
        <Button type="submit" className="justify-self-start" busy={inviting.busy}>
          {t(m.staff_invite)}
        </Button>
      </AjaxForm>
    </section>
  )
}
