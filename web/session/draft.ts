import { useEffect, useState } from 'react'

const PREFIX = 'draft '

/** The key in sessionStorage of the draft with this name. */
export const draftKey = (name: string): string => PREFIX + name

/**
 * A text that is typed but not sent, under a name that no other field has. It is stored for this tab, because a phone often
 * unloads the page while its owner copies a number from another app.
 */
export function useDraft(name: string) {
  const key = draftKey(name)
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  }, [key, text])
  return [text, setText] as const
}

export const deleteDraft = (name: string): void => sessionStorage.removeItem(draftKey(name))

/** Deletes all drafts of this tab, so that the next user of the device cannot see them. */
export function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
