import { deleteDraft, draftKey } from '../session/draft.ts'

const NAME = 'code request'
/** How long a code is valid. */
const LIFETIME_MS = 10 * 60 * 1000

/** Keeps, for this tab, where a code was sent: a phone often unloads the page while its owner reads the email. */
export const keepCodeRequest = (email: string, at: number): void =>
  sessionStorage.setItem(draftKey(NAME), JSON.stringify({ email, at }))

export const forgetCodeRequest = (): void => deleteDraft(NAME)

/** The email of a code that may still be valid. */
export function readCodeRequest(now: number): string | null {
  const { email, at } = JSON.parse(sessionStorage.getItem(draftKey(NAME)) ?? '{}') as { email?: string; at?: number }
  return email !== undefined && at !== undefined && now < at + LIFETIME_MS ? email : null
}
