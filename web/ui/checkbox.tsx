import { useId } from 'react'

type Props = { label: string; error?: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox with its label and error. */
export function Checkbox({ label, error, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="error-text">
          {error}
        </p>
      )}
    </div>
  )
}
