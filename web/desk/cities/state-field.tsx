import type { ChangeEvent } from 'react'
import { stateCodes, stateName } from '../../../domain/place-of-supply.ts'
import { langOf } from '../../language/language.ts'
import { Field } from '../../ui/field.tsx'

const states = stateCodes.map((code) => ({ state: stateName(code, 'en'), stateHindi: stateName(code, 'hi') }))
const other = { state: 'stateHindi', stateHindi: 'state' } as const

/** Fills in the other language when a state of India is chosen or typed. */
function fillOther({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>, name: keyof typeof other): void {
  const field = form?.elements.namedItem(other[name])
  const text = states.find((one) => one[name] === value)?.[other[name]]
  if (!(field instanceof HTMLInputElement) || text === undefined || field.value === text) return
  field.value = text
  // The list of missing texts follows the typing.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Props = { name: keyof typeof other; label: string; value: string | undefined; error: string | undefined }

/** The state of a city in one language. It suggests the states of India; a city can be elsewhere. */
export const StateField = ({ name, label, value = '', error }: Props) => (
  <div>
    <Field
      label={label}
      name={name}
      list={`${name}-choices`}
      autoComplete="off"
      maxLength={60}
      lang={name === 'stateHindi' ? 'hi' : undefined}
      defaultValue={value}
      error={error}
      onChange={(event) => fillOther(event, name)}
    />
    <datalist id={`${name}-choices`}>
      {states.map((one) => (
        <option key={one.state} value={one[name]} lang={langOf(one[other[name]])}>
          {one[other[name]]}
        </option>
      ))}
    </datalist>
  </div>
)
