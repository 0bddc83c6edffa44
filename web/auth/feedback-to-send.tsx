import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { type Draft, keepDraft } from '../session/feedback-draft.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AjaxForm } from '../ui/form.tsx'

const DraftFields = ({ draft: { text, rating } }: { draft: Draft }) => (
  <>
    <input type="hidden" name="text" value={text} />
    <input type="hidden" name="rating" value={rating} />
  </>
)

type Props = {
  draft: Draft
  /** What the author must do before the feedback is sent. */
  words?: Message
}

/**
 * Stands in the form of a login or registration. The form sends the feedback with it; if scripts run, the feedback waits on its
 * page.
 */
export function FeedbackToSend({ draft, words = m.feedback_login_to_send }: Props) {
  const t = useTranslate()
  useEffect(() => keepDraft(draft), [draft])
  return (
    <>
      <p className="font-bold">{t(words)}</p>
      <blockquote lang={langOf(draft.text)} className="border-s-4 border-stone ps-3 whitespace-pre-line">
        {draft.text}
      </blockquote>
      <DraftFields draft={draft} />
    </>
  )
}

/** The step of a form that only opens a page with the feedback and sends nothing. */
export const OPEN = 'open'

/**
 * Leads from the login to the registration, and back. An address cannot hold feedback, so without scripts a form takes it along.
 */
export function LinkWithDraft({ to, draft, children }: { to: string; draft?: Draft; children: ReactNode }) {
  const navigate = useNavigate()
  if (!draft)
    return (
      <ButtonLink kind="second" to={to}>
        {children}
      </ButtonLink>
    )
  return (
    <AjaxForm action={to} onSend={() => void navigate(to)}>
      <DraftFields draft={draft} />
      <input type="hidden" name="step" value={OPEN} />
      <Button type="submit" kind="second">
        {children}
      </Button>
    </AjaxForm>
  )
}
