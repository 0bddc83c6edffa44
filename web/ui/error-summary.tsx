import { type MouseEvent, use, useEffect, useEffectEvent, useRef } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useErrorTitle } from './error-title.ts'
import { FormContext, FormError } from './form.tsx'
import type { Failure } from './use-mutation.ts'

type Labels = Record<string, string>
type Props = {
  failure: Failure | null
  /** The labels of the fields by their names, in their order on the page. */
  labels: Labels
  /** The path of the fields in the body of the call: an issue of the field `price` has the path `content.price`. */
  prefix?: string
}

/** All errors of a form, each with a link to its field. It is the first element of the form, and absent without errors. */
export const ErrorSummary = ({ failure, ...props }: Props) => failure && <Summary failure={failure} {...props} />

type Listed = { field: string; label: string; message: string; isAtField: boolean }

/** The first issue of each field, in the order of the fields. */
function issuesByField({ issues }: Failure, labels: Labels, prefix: string): Listed[] {
  const start = prefix ? `${prefix}.` : ''
  return Object.entries(labels).flatMap(([field, label]) => {
    const isInside = (path: string) => path.startsWith(`${start}${field}.`) && !(path.slice(start.length) in labels)
    const issue = issues.find(({ path }) => path === start + field || isInside(path))
    return issue ? [{ field, label, message: issue.message, isAtField: issue.path === start + field }] : []
  })
}

function Summary({ failure, labels, prefix = '' }: Props & { failure: Failure }) {
  const t = useTranslate()
  const id = use(FormContext)?.id
  const box = useRef<HTMLElement>(null)
  const listed = issuesByField(failure, labels, prefix)
  const isSaidByField = failure.issues.some(({ message }) => failure.text.includes(message))
  useErrorTitle(true)
  const takeFocus = useEffectEvent(() => {
    // A person who is typing when the scripts arrive must not lose the focus.
    if (failure.isFromServer && document.activeElement !== document.body) return
    box.current?.focus({ preventScroll: true })
    // The summary must be below the toast, which says the same.
    box.current?.scrollIntoView()
  })
  useEffect(() => takeFocus(), [])
  const hasText = listed.length === 0 || !isSaidByField

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-errors`}
      className="grid scroll-mt-36 gap-2 rounded-lg border-2 border-error p-4 max-sm:gap-1 max-sm:py-3 sm:border-4"
    >
      <p id={`${id}-errors`} className={`text-lg font-bold ${hasText ? 'max-sm:sr-only' : ''}`}>
        {t(m.common_error_summary)}
      </p>
      {hasText && <FormError text={failure.text} advice={failure.advice} />}
      {listed.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 sm:grid sm:gap-1">
          {listed.map(({ field, label, message, isAtField }) => (
            <li key={field}>
              <a
                className="link inline-flex min-h-11 min-w-11 items-center py-1.5 leading-snug font-bold"
                href={`#${id}-${field}`}
                onClick={goToField}
              >
                {/* On a phone the field itself shows the error. */}
                <span>
                  {label}
                  <span className={isAtField ? 'max-sm:sr-only' : ''}>: {message}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Not every browser focuses the field that a link names, and the field's label must be visible, too. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.closest('div')?.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
