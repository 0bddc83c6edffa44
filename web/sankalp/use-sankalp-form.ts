import { useState } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useMutation } from '../ui/use-mutation.ts'
import type * as editor from './sankalp-editor.tsx'

type Loaded = typeof editor

/** The form is loaded when somebody opens it, because most people who look at a booking do not. */
export function useSankalpForm() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const opening = useMutation({
    call: () => import('./sankalp-editor.tsx'),
    fallback: m.sankalp_open_failed,
    done: setLoaded,
    reloads: false,
  })
  return { loaded, open: opening.run, busy: opening.busy, close: () => setLoaded(null) }
}
