import { type ComponentProps, createContext, type ReactNode, useId, useMemo } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { needsLogin, tellLogin } from '../session/login-again.ts'
import { Button } from './button.tsx'

/** A button that opens the login, beside texts that ask for a login only. */
export function LoginAgain({ beside }: { beside: string }) {
  const t = useTranslate()
  return (
    needsLogin(beside) && (
      <Button kind="second" className="my-1 justify-self-start" onClick={() => tellLogin('opened')}>
        {t(m.auth_login_again)}
      </Button>
    )
  )
}

type FormParts = {
  /** The prefix of the ids of its named fields. */
  id: string
  /** An error moves the focus to the summary; in a form without a summary, to the first wrong field. */
  hasSummary: boolean
}
export const FormContext = createContext<FormParts | null>(null)

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> & {
  /** `pressed` is the button that was pressed. */
  onSend: (form: FormData, pressed: Element | null) => void
  /** An `ErrorSummary`: for forms with more than one field. */
  summary?: ReactNode
}

/**
 * All forms of this product use this component. A script sends the form; without scripts, or before they have come, the browser
 * sends it to the action of its page, never in an address. The browser's own checks are off, because ours use the language of the
 * page.
 */
export function AjaxForm({ onSend, summary, className = '', children, ...form }: Props) {
  const id = useId()
  const hasSummary = summary !== undefined
  const parts = useMemo(() => ({ id, hasSummary }), [id, hasSummary])
  return (
    <form
      {...form}
      method="post"
      noValidate
      className={`grid gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        const { nativeEvent: native } = event
        onSend(new FormData(event.currentTarget), native instanceof SubmitEvent ? native.submitter : null)
      }}
    >
      <FormContext value={parts}>
        {summary}
        {children}
      </FormContext>
    </form>
  )
}

type FormErrorProps = { text: string | undefined; advice?: string }

/** Why a form as a whole was refused, and what to do about it; nothing if it was not refused. */
export const FormError = ({ text, advice }: FormErrorProps) =>
  text && (
    <div role="alert" className="font-bold text-error">
      <p className="error-text">{text}</p>
      <LoginAgain beside={text} />
      {advice && <p>{advice}</p>}
    </div>
  )
