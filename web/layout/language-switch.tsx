import { useLocation } from 'react-router'
import { useChooseLanguage, useLanguage } from '../language/language.ts'
import { AjaxForm } from '../ui/form.tsx'

/** Leads to the other language, in that language's own words. */
export function LanguageSwitch() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const other = language === 'hi' ? 'en' : 'hi'
  return (
    <AjaxForm action="/language" onSend={() => void choose(other)}>
      <input type="hidden" name="next" value={useAddressWithoutLanguage()} />
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

/** An address that names a language would be shown in that one, whatever is chosen. */
export function useAddressWithoutLanguage(): string {
  const { pathname, search } = useLocation()
  const rest = new URLSearchParams(search)
  rest.delete('lang')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
