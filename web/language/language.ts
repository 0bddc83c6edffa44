import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { languageNamed } from '../../domain/address.ts'
import { clearPageCache } from '../cache/page-cache.ts'
import { useRootData } from '../root-data.ts'
import { useShowInLanguage } from './show-in-language.ts'
import {
  CHOICE_COOKIE,
  endedCookie,
  LANGUAGE_COOKIE,
  languageCookie,
  languageIn,
  storeCookie,
} from './language-cookie.ts'

/** The language of words that people typed: Devanagari letters are read out as Hindi, on an English page too. */
export const langOf = (text: string): 'hi' | undefined => (/[\u0900-\u097F]/.test(text) ? 'hi' : undefined)

/** The language of the page. */
export const useLanguage = (): Language => useRootData()?.language ?? 'en'

type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string
export type Translate = <Inputs extends object>(
  message: Message<Inputs>,
  ...inputs: {} extends Inputs ? [] : [Inputs]
) => string

/** `t(m.cart_empty)`: a message in the language of the page. */
export function useTranslate(): Translate {
  const locale = useLanguage()
  return useCallback<Translate>((message, ...[inputs]) => message((inputs ?? {}) as never, { locale }), [locale])
}

/** The language that the person has chosen in this browser; null before a choice. */
export function chosenLanguage(): Language | null {
  const language = localStorage.getItem('language')
  return localStorage.getItem('languageSelected') !== null && (language === 'en' || language === 'hi') ? language : null
}

function storeChoice(language: Language): void {
  localStorage.setItem('language', language)
  localStorage.setItem('languageSelected', language)
  void clearPageCache()
}

/** Stores a choice that was made without scripts, because only the cookie of the server has it. */
export function takeEarlyChoice(): void {
  const language = languageIn(document.cookie, CHOICE_COOKIE)
  if (!language) return
  storeChoice(language)
  storeCookie(endedCookie(CHOICE_COOKIE))
}

/** The server reads the cookie; the choice itself is localStorage's (specification, section 1). */
export function setLanguageCookie(language: Language): void {
  storeCookie(languageCookie(LANGUAGE_COOKIE, language))
}

/** The language in which the server will answer one of our addresses, as far as this browser knows. */
export const wantedLanguage = (url: URL): Language | undefined =>
  languageNamed(url.searchParams) ?? languageIn(document.cookie, LANGUAGE_COOKIE)

/** Whether the address names the language of the page. */
export const useAddressNamesLanguage = (): boolean => languageNamed(useSearchParams()[0]) !== null

/** Chooses a language permanently and shows the page in it, whichever language its address named. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const showInLanguage = useShowInLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    async (language) => {
      storeChoice(language)
      setLanguageCookie(language)
      const rest = new URLSearchParams(search)
      if (languageNamed(rest) === null) return showInLanguage()
      rest.delete('lang')
      return navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true })
    },
    [showInLanguage, navigate, pathname, search, hash],
  )
}
