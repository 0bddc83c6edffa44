import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { Sheet } from '../../../contract/desk/sheets.ts'
import type { SheetKind } from '../../../domain/sheet.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDay } from '../../ui/format.ts'
import { FormError } from '../../ui/form.tsx'
import { TextLink, whatsApp } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

export type SheetAddress = { kind: SheetKind; personId: string; date: string }
type Props = { person: NonNullable<Sheet['person']>; param: SheetAddress }

/** The link of the day for a driver or priest. Staff make it, send it by WhatsApp or email, and end it. */
export function DayLink({ person, param }: Props) {
  const t = useTranslate()
  const day = useDay()
  const [url, setUrl] = useState('')
  const link = api.admin.sheets[':kind'][':personId'][':date'].link
  const making = useMutation({
    call: (email: boolean) => unwrap(link.$post({ param, json: { email } })),
    saved: m.sheet_link_made,
    fallback: m.sheet_link_failed,
    done: ({ data }) => setUrl(data.url),
    reloads: false,
  })
  const ending = useMutation({
    call: () => unwrap(link.$delete({ param })),
    saved: m.sheet_link_ended,
    fallback: m.sheet_link_failed,
    done: () => setUrl(''),
    reloads: false,
  })
  const words = t(m.sheet_link_words, { date: day(param.date), url })
  return (
    <section aria-labelledby="link" className="card grid gap-3">
      <h2 id="link">{t(m.sheet_link_title)}</h2>
      <p>{t(m.sheet_link_help)}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="second" busy={making.busy} onClick={() => making.run(false)}>
          {t(m.sheet_link_make)}
        </Button>
        {person.email && (
          <Button kind="second" busy={making.busy} onClick={() => making.run(true)}>
            {t(m.sheet_link_email)}
          </Button>
        )}
        <Button kind="quiet" busy={ending.busy} onClick={() => ending.run()}>
          {t(m.sheet_link_end)}
        </Button>
      </div>
      {url && (
        <>
          <code className="wrap-anywhere select-all">{url}</code>
          <TextLink to={`${whatsApp(person.phoneNumber)}?${new URLSearchParams({ text: words })}`}>
            {t(m.sheet_link_whatsapp)}
          </TextLink>
        </>
      )}
      <FormError text={making.error ?? ending.error} />
    </section>
  )
}
