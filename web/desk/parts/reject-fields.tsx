import { useState } from 'react'
import type { RejectReason } from '../../../domain/payment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { Select, TextArea } from '../../ui/field.tsx'

export const rejectReasons = {
  NOT_FOUND: m.desk_reason_not_found,
  AMOUNT_DIFFERS: m.desk_reason_amount_differs,
  ALREADY_USED: m.desk_reason_already_used,
  OTHER: m.desk_reason_other,
} as const satisfies Record<RejectReason, unknown>

const reasons = Object.keys(rejectReasons) as RejectReason[]

export type TypedRejection = { reason: RejectReason; text: string }
export const usualRejection: TypedRejection = { reason: 'NOT_FOUND', text: '' }

/** Whether the reason needs an explanation that is not written yet. `check` is called when the form is sent. */
export function useMissingWords() {
  const [isMissing, setMissing] = useState(false)
  return {
    isMissing,
    forget: () => setMissing(false),
    check: ({ reason, text }: TypedRejection): boolean => {
      const found = reason === 'OTHER' && text.trim() === ''
      setMissing(found)
      return found
    },
  }
}

type Props = {
  isCash?: boolean
  typed: TypedRejection
  onType: (typed: TypedRejection) => void
  missing: ReturnType<typeof useMissingWords>
  rows: number
  /** The server's error for a field. */
  issueOf?: (field: 'reason' | 'text') => string | undefined
}

/** The reason of a rejection and the text for the devotee. */
export function RejectFields({ isCash, typed, onType, missing, rows, issueOf }: Props) {
  const t = useTranslate()
  return (
    <>
      {!isCash && (
        <Select
          label={t(m.desk_reason)}
          value={typed.reason}
          choices={reasons.map((value) => ({ value, text: t(rejectReasons[value]) }))}
          error={issueOf?.('reason')}
          onChoose={(value) => onType({ ...typed, reason: value as RejectReason })}
        />
      )}
      <TextArea
        label={t(m.desk_reason_words)}
        help={t(m.desk_reason_help)}
        lang={langOf(typed.text)}
        rows={rows}
        maxLength={500}
        value={typed.text}
        error={missing.isMissing ? t(m.desk_reason_missing) : issueOf?.('text')}
        onChange={(event) => {
          onType({ ...typed, text: event.target.value })
          missing.forget()
        }}
      />
    </>
  )
}
