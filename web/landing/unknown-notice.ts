import { useEffect } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { textOf } from '../api.ts'
import { showToast } from '../toast/toast.tsx'

/** The specification fixes the address, so a cookie carries the notice. A script reads it, so it is not HttpOnly. */
const NAME = 'unknown-path'
const SECONDS = 30

export const noteUnknownPath = `${NAME}=1; Path=/; Max-Age=${SECONDS}; SameSite=Lax`

/** Says once that the requested address, from which the server redirected the visitor, has no page. */
export function useUnknownPathNotice(): void {
  useEffect(() => {
    if (!document.cookie.split('; ').includes(`${NAME}=1`)) return
    document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`
    showToast('error', textOf(m.landing_unknown_path))
  }, [])
}
