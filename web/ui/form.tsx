import { type ComponentProps, createContext, type ReactNode, useId, useMemo } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { needsLogin, tellLogin } from '../session/login-again.ts'
import { Button } from './button.tsx'

/** Beside words that say that a login is needed; nothing beside others. */
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
  /** The ids of its named fields begin so. */
  id: string
  /** The focus goes to the summary of its errors; in a form without one it goes to the first wrong field. */
  hasSummary: boolean
}
export const FormContext = createContext<FormParts | null>(null)

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> & {
  /** `pressed` is the button. */
  onSend: (form: FormData, pressed: Element | null) => void
  /** An `ErrorSummary`: for forms with more than one field. */
  summary?: ReactNode
}

/**
 * The one form of this product. A script sends it; before the scripts are there, and without them, the browser sends it to
 * the action of its page, and never in an address. The browser's own checks are off: ours speak the page's language.
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

/** Why a form as a whole was refused, and what to do about it; nothing while it was not. */
export const FormError = ({ text, advice }: FormErrorProps) =>
  text && (
    <div role="alert" className="font-bold text-error">
      <p className="error-text">{text}</p>
      <LoginAgain beside={text} />
      {advice && <p>{advice}</p>}
    </div>
  )
