import { useChooseLanguage, useLanguage } from '../language/language.ts'

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
      className="min-h-11 min-w-11 rounded-lg border-2 border-edge px-3 font-bold hover:bg-glow"
    >
      {other === 'hi' ? 'हिन्दी' : 'English'}
    </button>
  )
}
