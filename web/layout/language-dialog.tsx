import { useEffect, useRef } from 'react'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import {
  chosenLanguage,
  setLanguageCookie,
  takeEarlyChoice,
  useAddressNamesLanguage,
  useChooseLanguage,
  useLanguage,
} from '../language/language.ts'
import { useShowInLanguage } from '../language/show-in-language.ts'

/** Asks once, at the first visit: OK is English, Cancel (and Escape) Hindi (specification, section 1). */
export function LanguageDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useLanguage()
  const choose = useChooseLanguage()
  const showInLanguage = useShowInLanguage()
  const named = useAddressNamesLanguage()

  useEffect(() => {
    takeEarlyChoice()
    const chosen = chosenLanguage()
    if (chosen === null) {
      if (!dialog.current?.open) dialog.current?.showModal()
    } else if (chosen !== shown) {
      // The cookie was lost or never set, and the browser's own store decides; or the address did, for this view alone.
      setLanguageCookie(chosen)
      if (!named) void showInLanguage()
    }
  }, [shown, named, showInLanguage])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="language-question"
      className="sheet text-center sm:max-w-sm"
      onCancel={(event) => {
        event.preventDefault()
        dialog.current?.close()
        void choose('hi')
      }}
    >
      <h2 id="language-question">
        <span lang="en">Please choose your language</span>
        <br />
        <span lang="hi">कृपया अपनी भाषा चुनें</span>
      </h2>
      <div className="mt-4 grid gap-3">
        {/* Neither language is the main one. */}
        <Button
          lang="en"
          kind="second"
          onClick={() => {
            dialog.current?.close()
            void choose('en')
          }}
        >
          English (OK)
        </Button>
        <Button
          lang="hi"
          kind="second"
          onClick={() => {
            dialog.current?.close()
            void choose('hi')
          }}
        >
          हिन्दी (Cancel)
        </Button>
      </div>
      {/* The button in Hindi says Cancel, and cancels nothing. */}
      {languages.map((language) => (
        <p key={language} lang={language} className="mt-3 text-quiet">
          {m.common_language_help({}, { locale: language })}
        </p>
      ))}
    </dialog>
  )
}
