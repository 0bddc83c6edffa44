import { redirect } from 'react-router'
import { localAddress } from '../../domain/local-address.ts'
import { isLanguage } from '../../domain/language.ts'
import type { Route } from './+types/language'
import { fieldText } from '../ui/form-action.ts'
import { CHOICE_COOKIE, LANGUAGE_COOKIE, languageCookie } from '../language/language-cookie.ts'

/** This address only stores the choice; the page with the form then shows it. */
export const loader = () => redirect('/landing')

/** Stores a language that was chosen without scripts. The browser's own store learns of it by a cookie. */
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
 * The page with the form, which browsers send as the referrer. The HTML of a page is the same for all visitors, so the form does
 * not contain the address. A language in the address is removed, because it would override the choice.
 */
function pageOf({ headers }: Request): string {
  const referrer = URL.parse(headers.get('referer') ?? '')
  if (!referrer) return '/landing'
  referrer.searchParams.delete('lang')
  return localAddress(referrer.pathname + referrer.search) ?? '/landing'
}
