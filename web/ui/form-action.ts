import { createContext, data, type RouterContextProvider } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { failedWith } from '../page-context.ts'

/** A form that the API refused when it was sent without scripts: why, and what was typed, without secrets. */
export type RefusedForm = {
  message: string
  issues: ApiError['issues']
  typed: Record<string, string | undefined>
}

/** Whether the page answers a form that was refused: then its title says so. */
export const refusedContext = createContext(false)

const SECRETS = new Set(['password', 'otp'])

export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The fields of a form that may be shown again. */
export const fieldsOf = (form: FormData): Record<string, string | undefined> =>
  Object.fromEntries([...form.keys()].filter((name) => !SECRETS.has(name)).map((name) => [name, fieldText(form, name)]))

/**
 * For a route's `action`, which answers a form that is sent without scripts: `run` does what the form asks for. What the
 * API refuses is shown by the same page, with the status of the API.
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
