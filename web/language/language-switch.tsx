import { useChooseLanguage, useLanguage } from './language.ts'

/** Leads to the other language, in that language's own words. */
export function LanguageSwitch() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <button
      type="button"
      lang={other}
      onClick={() => void choose(other)}
      className="min-h-11 rounded-full border border-stone px-3"
    >
      {other === 'hi' ? 'हिन्दी' : 'English'}
    </button>
  )
}
