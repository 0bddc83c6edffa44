import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { useCare } from '../root-data.ts'

/**
 * The text that a browser without scripts shows instead of a part that needs them, in both languages: what works, and which number
 * to call.
 */
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
