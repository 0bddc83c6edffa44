import { type ReactNode, useState } from 'react'
import { isUtr, readUtr } from '../../domain/utr.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import type { Mutation } from '../ui/use-mutation.ts'
import { ReceiptDrawing } from './receipt-drawing.tsx'
import { UtrHintLine } from './utr-hint.tsx'

/** An RTGS reference with a blank after every other character is as long. */
const MOST = 40

type Props = {
  title: string
  /** Sends the twelve characters; why they were refused stands beside the field. */
  sending: Mutation<string>
  /** What is to be read before the field. */
  children?: ReactNode
}

/** The reference of the payment; sent once, however often the button is pressed. */
export function UtrStep({ title, sending, children }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const { utr, hint } = readUtr(typed)

  const submit = () => {
    setInvalid(!isUtr(utr))
    if (isUtr(utr)) sending.run(utr)
  }

  return (
    <section aria-labelledby="utr" className="card grid gap-4">
      <h2 id="utr">{title}</h2>
      {children}
      <div className="grid gap-4 md:grid-cols-[1fr_15rem]">
        <div className="md:order-last">
          <ReceiptDrawing />
        </div>
        <AjaxForm onSend={submit} className="content-start">
          <div className="grid gap-1">
            <Field
              label={t(m.common_utr_number)}
              help={t(m.checkout_utr_help)}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MOST}
              error={isInvalid ? t(m.error_utr_invalid) : sending.error}
              onChange={(event) => {
                setTyped(event.target.value)
                setInvalid(false)
                sending.clear()
              }}
            />
            <UtrHintLine hint={hint} />
          </div>
          <Button type="submit" busy={sending.busy}>
            {t(m.common_submit)}
          </Button>
        </AjaxForm>
      </div>
    </section>
  )
}
