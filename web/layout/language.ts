import { redirect } from 'react-router'
import { localAddress } from '../../domain/local-address.ts'
import { isLanguage } from '../../domain/language.ts'
import type { Route } from './+types/language'
import { fieldText } from '../ui/form-action.ts'
import { CHOICE_COOKIE, LANGUAGE_COOKIE, languageCookie } from '../language/language-cookie.ts'

/** This address only takes the choice; the page that it came from shows it. */
export const loader = () => redirect('/landing')

/** Takes the choice of a language that no script took. The browser's own store learns of it by a cookie. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const language = fieldText(form, 'language')
  const headers = new Headers()
  if (isLanguage(language))
    for (const name of [LANGUAGE_COOKIE, CHOICE_COOKIE] as const)
      headers.append('Set-Cookie', languageCookie(name, language))
  return redirect(pageOf(request), { status: 303, headers })
}

/**
 * The page with the form, which browsers name as the referrer: its HTML names no address, so that it is the same for all. A language
 * in the address would be shown whatever is chosen.
 */
function pageOf({ headers }: Request): string {
  const referrer = URL.parse(headers.get('referer') ?? '')
  if (!referrer) return '/landing'
  referrer.searchParams.delete('lang')
  return localAddress(referrer.pathname + referrer.search) ?? '/landing'
}
