import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { type Message, messageOnly } from '../api.ts'
import { isCachedPage } from '../cache/page-cache.ts'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from './button.tsx'
import { Page } from './page.tsx'

/** The path of the loaded document; the visitor reached all other paths by a click. */
const loadedPath = typeof location === 'undefined' ? '' : location.pathname

/** Without a network, a click finds no data. The service worker may have cached the whole page, so this reloads it. */
function useCachedPage(): void {
  useEffect(() => {
    if (location.pathname === loadedPath || !isCachedPage(location.pathname)) return
    void caches
      ?.match(location.href, { ignoreVary: true, ignoreSearch: true })
      .then((page) => page && location.reload())
  }, [])
}

/** The message of the server, or an empty text. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (!isRouteErrorResponse(error)) return ''
  const { data }: { data: unknown } = error
  return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
}

const statusOf = (error: unknown): number =>
  error instanceof ApiError || isRouteErrorResponse(error) ? error.status : 0

type Props = {
  /** The text if the server has no message (specification, section 8). */
  fallback?: Message
  /** Puts the text into a sentence. */
  sentence?: Message<{ message: string }>
  /** The heading above a long text. */
  title?: Message
  /** Shown instead of the heading for a 404. */
  missing?: ReactNode
}

/** Says why a page could not be shown, with links to continue. */
export function PageFailure({ fallback = m.error_internal, sentence = messageOnly, title, missing }: Props) {
  const error = useRouteError()
  const t = useTranslate()
  const care = useCare()
  const session = useSession()
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  useCachedPage()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isMissing && missing) return missing
  const isForbidden = statusOf(error) === 403
  const isSecondStepMissing = error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED'
  const told = messageOf(error)
  const message = told || t(isMissing ? m.error_not_found : fallback)
  const isUnexplained = !isMissing && (!told || statusOf(error) >= 500)
  return (
    <Page width="message" gap={4}>
      <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
      {title ? (
        <>
          <h1>{t(title)}</h1>
          <p role="alert" className="text-lg">
            {t(sentence, { message })}
          </p>
        </>
      ) : (
        <h1>{t(sentence, { message })}</h1>
      )}
      {isUnexplained && <p>{t(m.common_failed_next, care)}</p>}
      <div className="flex flex-wrap gap-3">
        {!isForbidden && (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {t(m.common_try_again)}
          </Button>
        )}
        {isSecondStepMissing && <ButtonLink to="/user/second-step">{t(m.nav_settings)}</ButtonLink>}
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

/** The `ErrorBoundary` of a route, with the texts for its calls. */
export const pageFailure = (texts: Props) => () => <PageFailure {...texts} />
