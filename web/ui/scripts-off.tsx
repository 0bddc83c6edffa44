import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { useCare } from '../root-data.ts'

/** What a browser without scripts shows where they are needed: what works, and whom to call. In both languages. */
export function ScriptsOff() {
  const care = useCare()
  return (
    <noscript>
      {languages.map((locale) => (
        <p key={locale} lang={locale} className="my-4">
          {m.auth_scripts_off(care, { locale })}
        </p>
      ))}
    </noscript>
  )
}
