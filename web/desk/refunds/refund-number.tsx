import { useState } from 'react'
import { doubtOf } from '../../../domain/transfer-reference.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'

/** The UTR of a refund while it is typed. Staff must confirm a doubtful number. */
export function useRefundNumber(given = '') {
  const [text, setText] = useState(given)
  const [confirmed, setConfirmed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const doubt = doubtOf(text)
  return {
    text,
    confirmed,
    confirm: setConfirmed,
    pressed,
    doubt: doubt?.kind === 'LENGTH' && !pressed ? null : doubt,
    type: (typed: string) => {
      setText(typed)
      setConfirmed(false)
      setPressed(false)
    },
    /** Whether the number can be sent. Call it when the form is sent. */
    check: (): boolean => {
      setPressed(true)
      return text.trim() !== '' && (doubt === null || confirmed)
    },
  }
}

type Props = {
  number: ReturnType<typeof useRefundNumber>
  /** The server's error for the number. */
  error: string | undefined
  onChange?: () => void
}

/** The field for the UTR of a refund, and a question if the number looks mistyped. */
export function RefundNumber({ number, error, onChange }: Props) {
  const t = useTranslate()
  const { text, doubt, confirmed, pressed } = number
  return (
    <>
      <Field
        label={t(m.desk_sent_under)}
        help={t(m.desk_sent_help)}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={text}
        error={pressed && text.trim() === '' ? t(m.desk_missing) : error}
        onChange={({ target }) => {
          number.type(target.value)
          onChange?.()
        }}
      />
      {doubt && (
        <div className="grid gap-1 rounded-lg bg-glow px-3 py-2">
          <p aria-live="polite">
            {doubt.kind === 'LETTERS'
              ? t(m.desk_number_letters, { letters: doubt.letters })
              : t(m.desk_number_length, { length: doubt.length })}
          </p>
          <Checkbox
            label={t(m.desk_number_right)}
            error={pressed && !confirmed ? t(m.desk_number_check) : undefined}
            checked={confirmed}
            onChange={number.confirm}
          />
        </div>
      )}
    </>
  )
}
