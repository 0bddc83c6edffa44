import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useEffect, useId } from 'react'
import { langOf } from '../language/language.ts'

type Around = { label: string; help?: string; error?: string }

const box =
  'min-h-12 w-full min-w-0 rounded-lg border-2 border-edge bg-card px-3 py-2 text-ink aria-invalid:border-kumkum'

/** Moves the focus to the first field with an error. */
function useFocusOnFirstError(id: string, error: string | undefined): void {
  useEffect(() => {
    const first = document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (error && first?.id === id) first.focus()
  }, [id, error])
}

/** A label, its control, and its help or error, which screen readers read with the control. */
function Labelled({
  label,
  help,
  error,
  children,
}: Around & { children: (ids: { id: string; describedBy?: string }) => ReactNode }) {
  const id = useId()
  useFocusOnFirstError(id, error)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-quiet">
          {help}
        </p>
      )}
      {children({ id, describedBy })}
      {error && (
        <p id={`${id}-error`} className="font-bold text-kumkum">
          {error}
        </p>
      )}
    </div>
  )
}

export const Field = ({
  label,
  help,
  error,
  end,
  ...input
}: Around & { end?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) => (
  <Labelled label={label} help={help} error={error}>
    {({ id, describedBy }) => (
      <div className="flex gap-2">
        <input
          lang={langOf(String(input.value ?? input.defaultValue ?? ''))}
          {...input}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={box}
        />
        {end}
      </div>
    )}
  </Labelled>
)

export const TextArea = ({ label, help, error, ...area }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Labelled label={label} help={help} error={error}>
    {({ id, describedBy }) => (
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={box}
      />
    )}
  </Labelled>
)

type Choice = { value: string; text: string }
type ChoiceProps = Around & {
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
}

export const Select = ({ label, help, error, choices, value, onChoose }: ChoiceProps) => (
  <Labelled label={label} help={help} error={error}>
    {({ id, describedBy }) => (
      <select
        id={id}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={box}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={langOf(choice.text)}>
            {choice.text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)
