import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Whether a control has another value than at the start. This works even if the control was changed before the scripts came. */
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
 * Asks before text that was typed into a form is lost, because the person leaves the page or `askBefore` runs something. The form
 * takes `form` as its ref and `question` among its children, and calls `markSaved` when its content is sent or stored. A page has
 * at most one such form, and one more in a dialog over it: a router asks only once, for the newer one. If a page has several forms,
 * their container takes the ref; each form has `data-edits` and calls `markFormSaved`.
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

  const common = { text: t(m.common_unsaved_text), no: t(m.common_unsaved_stay), isLoss: true }
  const question =
    blocker.state === 'blocked' ? (
      <AskDialog
        {...common}
        title={t(m.common_unsaved_title)}
        yes={t(m.common_unsaved_leave)}
        onYes={() => {
          // The form stays until the next page is shown, and must not ask again.
          markSaved()
          blocker.proceed()
        }}
        onNo={() => blocker.reset()}
      />
    ) : (
      losing && (
        <AskDialog
          // If the other dialog was opened again meanwhile, this one must be above it.
          key={losing.time}
          {...common}
          title={t(m.common_unsaved_close_title)}
          yes={t(m.common_unsaved_close)}
          onYes={() => {
            // The question must close first: it returns the focus to the dialog that `run` closes, and that dialog returns the
            // focus further.
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
/** Each of several forms of a page calls this when its content is saved. */
export type OnSaved = (form: HTMLFormElement) => void
