import { use, useEffect, useRef } from 'react'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { DocumentContext } from '../document-context.ts'
import { useRootData } from '../root-data.ts'
import { Button } from '../ui/button.tsx'
import { AjaxForm } from '../ui/form.tsx'
import {
  chosenLanguage,
  setLanguageCookie,
  takeEarlyChoice,
  useAddressNamesLanguage,
  useChooseLanguage,
  useLanguage,
} from '../language/language.ts'
import { useShowInLanguage } from '../language/show-in-language.ts'

/**
 * Asks once, at the first visit: OK is English, Cancel (and Escape) Hindi (specification, section 1). The question is in the HTML of
 * the server, so that it is there with the first paint and works without scripts.
 */
export function LanguageDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const hindi = useRef<HTMLButtonElement>(null)
  const shown = useLanguage()
  const choose = useChooseLanguage()
  const showInLanguage = useShowInLanguage()
  const named = useAddressNamesLanguage()
  const { nonce, askLanguage } = use(DocumentContext)
  const isAsked = useRootData()?.asksLanguage ?? false

  useEffect(() => {
    takeEarlyChoice()
    const chosen = chosenLanguage()
    if (chosen === null) {
      if (!dialog.current?.open) dialog.current?.showModal()
      return
    }
    if (chosen !== shown) {
      // The cookie was lost or never set, so the browser's own store decides; or the address named a language for this view alone.
      setLanguageCookie(chosen)
      if (!named) void showInLanguage()
    }
  }, [shown, named, showInLanguage])

  return (
    <>
      <dialog
        ref={dialog}
        // The first script may have closed it.
        suppressHydrationWarning
        open={isAsked}
        aria-labelledby="language-question"
        className="sheet first-question text-center"
        onCancel={(event) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          hindi.current?.click()
        }}
      >
        <h2 id="language-question">
          <span lang="en">Please choose your language</span>
          <br />
          <span lang="hi">कृपया अपनी भाषा चुनें</span>
        </h2>
        <AjaxForm
          action="/language"
          className="mt-4"
          onSend={(_, pressed) => {
            dialog.current?.close()
            void choose(pressed === hindi.current ? 'hi' : 'en')
          }}
        >
          {/* Neither language is the main language. */}
          <Button type="submit" name="language" value="en" lang="en" kind="second">
            English (OK)
          </Button>
          <Button ref={hindi} type="submit" name="language" value="hi" lang="hi" kind="second">
            हिन्दी (Cancel)
          </Button>
        </AjaxForm>
        {/* The specification labels the button for Hindi "Cancel", but it cancels nothing. */}
        {languages.map((language) => (
          <p key={language} lang={language} className="mt-3 text-quiet">
            {m.common_language_help({}, { locale: language })}
          </p>
        ))}
      </dialog>
      {isAsked && (
        // The browser hides a nonce from scripts, and only the server has the script.
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: askLanguage }} />
      )}
    </>
  )
}
