import { useState } from 'react'
import type { StaffMember } from '../../../contract/desk/staff.ts'
import { unwrap } from '../../../contract/client.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import { staffRoleText } from '../../../messages/staff-role.ts'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, useCloseDialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useDay } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { roleIn, useRoleChoices } from './role-choices.ts'

type Props = { member: StaffMember; isSelf: boolean }

/** A member of staff or an invitation, and what an owner can do about it. */
export function StaffRow({ member, isSelf }: Props) {
  const t = useTranslate()
  const { id, name, email, staffRole, status } = member
  const param = { id }
  const ending = useMutation({
    call: () => unwrap(api.admin.staff[':id'].sessions.$delete({ param })),
    saved: m.staff_sessions_ended,
    fallback: m.staff_change_failed,
  })
  const again = useMutation({
    call: () => unwrap(api.admin.staff[':id'].invitation.$post({ param, json: {} })),
    saved: m.staff_invited,
    fallback: m.staff_change_failed,
  })
  return (
    <li className="card grid gap-2">
      <p className="text-lg wrap-anywhere">
        <b>{name}</b> {isSelf && <span className="text-quiet">({t(m.staff_yourself)})</span>}
        <span className="block text-base text-quiet">{email}</span>
      </p>
      <p>
        <b>{t(staffRoleText[staffRole])}</b> · <Standing member={member} />
      </p>
      <div className="flex flex-wrap gap-3">
        {status === 'ACTIVE' ? (
          <>
            {!isSelf && (
              <Dialog opener={t(m.staff_change_role)} title={t(m.staff_change_role_of, { name })}>
                <RoleForm member={member} />
              </Dialog>
            )}
            {!isSelf && member.sessions > 0 && (
              <Button kind="second" busy={ending.busy} onClick={() => ending.run()}>
                {t(m.staff_end_sessions)} <span className="sr-only">{name}</span>
              </Button>
            )}
          </>
        ) : (
          <Button kind="second" busy={again.busy} onClick={() => again.run()}>
            {t(m.staff_invite_again)} <span className="sr-only">{name}</span>
          </Button>
        )}
        {!isSelf && <Remove member={member} />}
      </div>
    </li>
  )
}

function Standing({ member: { status, since, expiresAt, secondStep, sessions } }: { member: StaffMember }) {
  const t = useTranslate()
  const day = useDay()
  const dayText = (instant: string) => day(dayOf(Date.parse(instant)))
  if (status === 'EXPIRED') return t(m.staff_invitation_over)
  if (status === 'INVITED') return t(m.staff_invited_until, { date: dayText(expiresAt ?? since) })
  return [
    t(m.staff_since, { date: dayText(since) }),
    t(secondStep ? m.staff_with_second_step : m.staff_without_second_step),
    t(m.staff_sessions, { count: sessions }),
  ].join(' · ')
}

function RoleForm({ member: { id, name, staffRole } }: { member: StaffMember }) {
  const t = useTranslate()
  const close = useCloseDialog()
  const choices = useRoleChoices()
  const changing = useMutation({
    call: (form: FormData) => unwrap(api.admin.staff[':id'].$put({ param: { id }, json: { staffRole: roleIn(form) } })),
    saved: m.staff_role_changed,
    fallback: m.staff_change_failed,
    done: close,
    reloadsAfterConflict: true,
  })
  return (
    <AjaxForm onSend={changing.run}>
      <p>{t(m.staff_change_role_help, { name })}</p>
      <Select label={t(m.staff_role)} name="staffRole" choices={choices} defaultValue={staffRole} />
      <FormError text={changing.error} advice={changing.advice} />
      <Button type="submit" busy={changing.busy}>
        {t(m.staff_change_role)}
      </Button>
    </AjaxForm>
  )
}

/** The page asks first, because the person is logged out at once. An invitation is withdrawn without a question. */
function Remove({ member: { id, name, status } }: { member: StaffMember }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    call: () => unwrap(api.admin.staff[':id'].$delete({ param: { id } })),
    saved: m.staff_removed,
    fallback: m.staff_change_failed,
    reloadsAfterConflict: true,
  })
  const isMember = status === 'ACTIVE'
  return (
    <>
      <Button kind="danger" busy={removing.busy} onClick={() => (isMember ? setAsking(true) : removing.run())}>
        {t(isMember ? m.staff_remove : m.staff_withdraw)} <span className="sr-only">{name}</span>
      </Button>
      <FormError text={removing.error} advice={removing.advice} />
      {isAsking && (
        <AskDialog
          title={t(m.staff_remove_title, { name })}
          text={t(m.staff_remove_text)}
          yes={t(m.staff_remove)}
          no={t(m.common_close)}
          onYes={() => {
            setAsking(false)
            removing.run()
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
