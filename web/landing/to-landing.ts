import { redirect } from 'react-router'
import { languageNamed } from '../../domain/address.ts'

/** Redirects to the landing page and keeps the language that the address names. */
export function toLanding({ request }: { request: Request }): Response {
  const language = languageNamed(new URL(request.url).searchParams)
  return redirect(language ? `/landing?lang=${language}` : '/landing')
}
