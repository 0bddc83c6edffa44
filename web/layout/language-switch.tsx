import { useChooseLanguage, useLanguage } from '../language/language.ts'
import { AjaxForm } from '../ui/form.tsx'

/** A link to the other language, written in that language. */
export function LanguageSwitch() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <AjaxForm action="/language" onSend={() => void choose(other)}>
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className="min-h-[44px] min-w-[44px] rounded-lg border-2 border-edge px-[12px] leading-tight font-bold whitespace-nowrap hover:bg-glow"
      >
        {other === 'hi' ? 'हिन्दी' : 'English'}
      </button>
    </AjaxForm>
  )
}
