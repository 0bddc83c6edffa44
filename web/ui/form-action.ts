import { createContext, data, type RouterContextProvider } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { failedWith } from '../page-context.ts'

/** A form that was sent without scripts and that the API refused: the reason, and the typed values without secrets. */
export type RefusedForm = {
  message: string
  issues: ApiError['issues']
  typed: Record<string, string | undefined>
}

/** Whether the page answers a form that was refused; its title then says so. */
export const refusedContext = createContext(false)

const SECRETS = new Set(['password', 'otp'])

export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The fields of a form whose values may be shown again. */
export const fieldsOf = (form: FormData): Record<string, string | undefined> =>
  Object.fromEntries([...form.keys()].filter((name) => !SECRETS.has(name)).map((name) => [name, fieldText(form, name)]))

/**
 * For a route's `action`, which answers a form that is sent without scripts: `run` does what the form asks for. If the API refuses
 * it, the same page shows the reason, with the status of the API.
 */
export async function answerForm<Answer>(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  run: () => Promise<Answer>,
) {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuseForm(form, context, error)
  }
}

export function refuseForm(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  { message, issues, ...failed }: Pick<ApiError, 'message' | 'issues' | 'status' | 'retryAfter'>,
) {
  context.set(refusedContext, true)
  const refused: RefusedForm = { message, issues, typed: fieldsOf(form) }
  return data({ refused }, failedWith(failed))
}
