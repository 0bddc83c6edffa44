import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  use,
  useEffect,
  useId,
  useRef,
} from 'react'
import { langOf } from '../language/language.ts'
import { useErrorTitle } from './error-title.ts'
import { FormContext, LoginAgain } from './form.tsx'

type Around = { label: string; help?: string; error?: string }

const box =
  'min-h-12 w-full min-w-0 rounded-lg border-2 border-edge bg-card px-3 py-2 text-ink aria-invalid:border-error'

/** Moves the focus to the first field with an error and scrolls its text into view, unless the form has a summary of its errors. */
function useFocusOnFirstError(id: string, error: string | undefined): void {
  const hasSummary = use(FormContext)?.hasSummary
  useEffect(() => {
    if (!error || hasSummary) return
    const first = document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (first?.id !== id) return
    first.focus()
    // The browser scrolls only the field into view; the text below it may be behind the buttons of a dialog.
    document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' })
  }, [id, error, hasSummary])
}

/** The id of a field. A field with a name can be found by the summary of its form. */
function useFieldId(name: string | undefined): string {
  const own = useId()
  const form = use(FormContext)
  return form && name ? `${form.id}-${name}` : own
}

type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; className: string }
type LabelledProps = Around & { name?: string; children: (control: Control) => ReactNode }

/** A label, its control, and its help or error, which screen readers read with the control. */
export function Labelled({ label, help, error, name, children }: LabelledProps) {
  const id = useFieldId(name)
  useFocusOnFirstError(id, error)
  useErrorTitle(Boolean(error))
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="leading-snug text-quiet">
          {help}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, className: box })}
      {error && (
        <p id={`${id}-error`} className="error-text">
          {error}
        </p>
      )}
      {error && <LoginAgain beside={error} />}
    </div>
  )
}

type Typed = FormEvent<HTMLInputElement | HTMLTextAreaElement>

/** The language of the typed text, for screen readers; a field that names its language keeps it. */
function markLanguage({ currentTarget }: Typed): void {
  const lang = langOf(currentTarget.value)
  if (lang) currentTarget.lang = lang
  else currentTarget.removeAttribute('lang')
}
const languageOf = (lang: string | undefined, text: string) =>
  lang === undefined ? { lang: langOf(text), onInput: markLanguage } : { lang }

/** Shows another default value when the page has loaded again, unless the field has been edited. */
function useDefaultValue<Input extends HTMLInputElement | HTMLTextAreaElement>(defaultValue: unknown) {
  const control = useRef<Input>(null)
  const last = useRef(defaultValue)
  useEffect(() => {
    const { current: shown } = control
    if (shown && defaultValue !== undefined && shown.value === last.current) shown.value = String(defaultValue)
    last.current = defaultValue
  }, [defaultValue])
  return control
}

type FieldProps = Around & { end?: ReactNode } & InputHTMLAttributes<HTMLInputElement>

export function Field({ label, help, error, end, ...input }: FieldProps) {
  const ref = useDefaultValue<HTMLInputElement>(input.defaultValue)
  const text = String(input.value ?? input.defaultValue ?? '')
  return (
    <Labelled label={label} help={help} error={error} name={input.name}>
      {(control) => (
        <div className="flex gap-2">
          <input ref={ref} {...input} {...languageOf(input.lang, text)} {...control} />
          {end}
        </div>
      )}
    </Labelled>
  )
}

export function TextArea({ label, help, error, ...area }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const ref = useDefaultValue<HTMLTextAreaElement>(area.defaultValue)
  const text = String(area.value ?? area.defaultValue ?? '')
  return (
    <Labelled label={label} help={help} error={error} name={area.name}>
      {(control) => <textarea ref={ref} rows={4} {...area} {...languageOf(area.lang, text)} {...control} />}
    </Labelled>
  )
}

type Choice = { value: string; text: string }
type ChoiceProps = Around &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value' | 'defaultValue'> & {
    choices: readonly Choice[]
    onChoose?: (value: string) => void
  }

export const Select = ({ label, help, error, choices, onChoose, ...select }: ChoiceProps) => (
  <Labelled label={label} help={help} error={error} name={select.name}>
    {(control) => (
      <select {...select} {...control} onChange={(event) => onChoose?.(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={langOf(choice.text)}>
            {choice.text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)
