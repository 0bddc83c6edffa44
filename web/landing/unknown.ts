import { noteUnknownPath } from './unknown-notice.ts'
import { toLanding } from './to-landing.ts'

/** Unknown paths redirect to the landing page (specification, section 2, "Header"), which then says so. */
export function loader({ request }: { request: Request }): Response {
  const response = toLanding({ request })
  response.headers.append('Set-Cookie', noteUnknownPath)
  return response
}
