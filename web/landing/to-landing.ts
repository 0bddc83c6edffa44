import { redirect } from 'react-router'
import { languageNamed } from '../../domain/address.ts'

/** To the landing page, in the language that the address named. */
export function toLanding({ request }: { request: Request }): Response {
  const language = languageNamed(new URL(request.url).searchParams)
  return redirect(language ? `/landing?lang=${language}` : '/landing')
}
