import { draftKey } from './draft.ts'
import { RATINGS, USUAL_RATING } from '../../domain/feedback.ts'

/** Feedback that is written and not sent yet. */
export type Draft = { text: string; rating: number }

/** The key under which this tab keeps a draft while its author logs in. */
export const DRAFT_KEY = draftKey('feedback')

/** The draft that the fields `text` and `rating` of a form hold. */
export function readDraft({ text = '', rating }: Record<string, string | undefined>): Draft {
  const stars = RATINGS.find((value) => String(value) === rating) ?? USUAL_RATING
  return { text: text.trim(), rating: stars }
}

/** The draft in the fields of a form, if there is one. */
export function draftIn(fields: Record<string, string | undefined> = {}): Draft | undefined {
  const draft = readDraft(fields)
  return draft.text === '' ? undefined : draft
}

export const keepDraft = (draft: Draft): void => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))

export const forgetDraft = (): void => sessionStorage.removeItem(DRAFT_KEY)

export function keptDraft(): Draft | null {
  const kept = sessionStorage.getItem(DRAFT_KEY)
  return kept ? (JSON.parse(kept) as Draft) : null
}
