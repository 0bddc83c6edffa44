import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Whether a control says something else than it did at the start; no script needs to have seen it change. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const isSetByPage = options.some(({ defaultSelected }) => defaultSelected)
    return options.some((option, index) => option.selected !== (isSetByPage ? option.defaultSelected : index === 0))
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  if (control.type === 'radio' || control.type === 'checkbox') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form).entries()])

const formsIn = (part: HTMLElement | null): HTMLFormElement[] =>
  part instanceof HTMLFormElement ? [part] : [...(part?.querySelectorAll<HTMLFormElement>('[data-edits]') ?? [])]

/**
 * Asks before what was typed into a form is lost by leaving the page, or by what runs in `askBefore`. The form takes `form` as
 * its ref and `question` among its children, and calls `markSaved` when its content is sent or kept. A page has one such form
 * at a time, and one in a dialog over it: a router asks once, for the newer one. Where a page has several, what holds them takes the
 * ref; each has `data-edits`, and calls `markFormSaved`.
 */
export function useUnsavedEdits<Part extends HTMLElement = HTMLFormElement>() {
  const t = useTranslate()
  const form = useRef<Part>(null)
  const saved = useRef(new WeakMap<HTMLFormElement, string>())
  const isEdited = useCallback(
    () =>
      formsIn(form.current).some(
        (one) => [...one.elements].some(isChanged) && contentOf(one) !== saved.current.get(one),
      ),
    [],
  )
  const markFormSaved = useCallback((one: HTMLFormElement) => void saved.current.set(one, contentOf(one)), [])
  const markSaved = useCallback(() => formsIn(form.current).forEach(markFormSaved), [markFormSaved])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isEdited(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isEdited()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isEdited])

  const [losing, setLosing] = useState<{ run: () => void; time: number } | null>(null)
  const asked = useRef(0)
  const askBefore = (run: () => void) => (isEdited() ? setLosing({ run, time: ++asked.current }) : run())

  const common = { text: t(m.common_unsaved_text), no: t(m.common_unsaved_stay) }
  const question =
    blocker.state === 'blocked' ? (
      <AskDialog
        {...common}
        title={t(m.common_unsaved_title)}
        yes={t(m.common_unsaved_leave)}
        onYes={() => {
          // The form stays until the next page is there, and must not ask again.
          markSaved()
          blocker.proceed()
        }}
        onNo={() => blocker.reset()}
      />
    ) : (
      losing && (
        <AskDialog
          // A dialog that opened again since is above the question before.
          key={losing.time}
          {...common}
          title={t(m.common_unsaved_close_title)}
          yes={t(m.common_unsaved_close)}
          onYes={() => {
            // Closed first, it returns the focus to what `run` closes, and that returns it further.
            flushSync(() => setLosing(null))
            losing.run()
          }}
          onNo={() => setLosing(null)}
        />
      )
    )
  return { form, markSaved, markFormSaved, askBefore, question }
}
export type UnsavedEdits = ReturnType<typeof useUnsavedEdits<HTMLFormElement>>
/** What each of several forms of a page calls when its content is saved. */
export type OnSaved = (form: HTMLFormElement) => void
