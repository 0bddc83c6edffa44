import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { asItIs, type Message } from '../api.ts'
import { isCachedPage } from '../cache/page-cache.ts'
import { useTranslate } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from './button.tsx'
import { Page } from './page.tsx'

/** The page that the document came for; any other one was reached by a click. */
const arrivedAt = typeof location === 'undefined' ? '' : location.pathname

/** A click without a network finds no data, but the page may be kept as a whole. */
function useCachedPage(): void {
  useEffect(() => {
    if (location.pathname === arrivedAt || !isCachedPage(location.pathname)) return
    void caches
      ?.match(location.href, { ignoreVary: true, ignoreSearch: true })
      .then((page) => page && location.reload())
  }, [])
}

/** The server's words for what a page failed to load. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (!isRouteErrorResponse(error)) return ''
  const { data }: { data: unknown } = error
  return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
}

type Props = {
  /** What stands here when the server has no words (specification, section 8). */
  fallback?: Message
  /** Puts the text into a sentence. */
  sentence?: Message<{ message: string }>
  /** What stands here instead for what is not there (404). */
  missing?: ReactNode
}

/** What stands where a page could not be shown: why, and a way on. */
export function PageFailure({ fallback = m.error_internal, sentence = asItIs, missing }: Props) {
  const error = useRouteError()
  const t = useTranslate()
  const session = useSession()
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  useCachedPage()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isMissing && missing) return missing
  const message = messageOf(error) || t(isMissing ? m.error_not_found : fallback)
  return (
    <Page width="message" gap={4}>
      <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
      <h1>{t(sentence, { message })}</h1>
      <div className="flex flex-wrap gap-3">
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {t(m.common_try_again)}
        </Button>
        {!session && (
          <ButtonLink kind="second" to={`/auth/login?next=${encodeURIComponent(pathname + search)}`}>
            {t(m.nav_login)}
          </ButtonLink>
        )}
        <ButtonLink kind="second" to="/landing">
          {t(m.nav_home)}
        </ButtonLink>
      </div>
    </Page>
  )
}

/** For a route: what stands in the place of its page, with the texts of its own calls. */
export const pageFailure = (texts: Props) => () => <PageFailure {...texts} />
