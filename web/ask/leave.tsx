import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { WaitingLink } from '../../contract/waiting.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { nameIn } from '../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import type { RefusedForm } from '../ui/form-action.ts'
import { useDay, useMoment } from '../ui/format.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Props = { of: WaitingLink; token: string; refused?: RefusedForm; wasSent: boolean }

/**
 * Gives a held place back by the link in its email. Opening the page changes nothing, because mail programs open links by
 * themselves.
 */
export function Leave({ of, token, refused, wasSent }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const moment = useMoment()
  const [isLeft, setLeft] = useState(wasSent)
  const leaving = useMutation({
    refused,
    call: () => unwrap(api.waiting.link[':token'].$delete({ param: { token } })),
    saved: m.waiting_left,
    fallback: m.waiting_failed,
    done: () => setLeft(true),
    reloads: false,
  })
  const name = nameIn(language, of)
  return (
    <Page width="form">
      <h1>{t(m.waiting_title)}</h1>
      <p className="font-bold">
        <span lang={langOf(name)}>{name}</span>, {day(of.date)}
      </p>
      {isLeft || !of.heldUntil ? (
        <p role="status">{t(m.waiting_left)}</p>
      ) : (
        <AjaxForm onSend={() => leaving.run()}>
          <p>{t(m.waiting_held, { moment: moment(of.heldUntil) })}</p>
          <Button type="submit" kind="danger" busy={leaving.busy}>
            {t(m.waiting_leave)}
          </Button>
          <FormError text={leaving.error} advice={leaving.advice} />
        </AjaxForm>
      )}
    </Page>
  )
}
