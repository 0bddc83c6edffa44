import { useEffect, useState } from 'react'

const PREFIX = 'draft '

/** The key in sessionStorage of the draft with this name. */
export const draftKey = (name: string): string => PREFIX + name

/**
 * A text that is typed but not sent, under a name that no other field has. It is stored for this tab, because a phone often unloads
 * the page while its owner copies a number from another app.
 */
export function useDraft(name: string): Draft {
  const key = draftKey(name)
  const [draft, setDraft] = useState(() => storedDraft(key))
  const { text } = draft.key === key ? draft : storedDraft(key)
  useEffect(() => {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  }, [key, text])
  return [text, (typed) => setDraft({ key, text: typed })]
}

export type Draft = readonly [text: string, setText: (text: string) => void]

const storedDraft = (key: string) => ({ key, text: sessionStorage.getItem(key) ?? '' })

export const deleteDraft = (name: string): void => sessionStorage.removeItem(draftKey(name))

/** Deletes all drafts of this tab, so that the next user of the device cannot see them. */
export function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
