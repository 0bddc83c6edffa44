import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { errorMessage } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { isCachedPage } from '../offline/page-cache.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from './button.tsx'

/** What stands where a page could not be shown: why, and a way on. */
/** The page that the document came for; any other one was reached by a click. */
const arrivedAt = typeof location === 'undefined' ? '' : location.pathname

export function PageFailure() {
  const error = useRouteError()
  const t = useTranslate()
  const session = useSession()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // A click without a network finds no data, but the page may be kept as a whole.
    if (location.pathname === arrivedAt || !isCachedPage(location.pathname)) return
    void caches
      ?.match(location.href, { ignoreVary: true, ignoreSearch: true })
      .then((page) => page && location.reload())
  }, [])
  const text = isRouteErrorResponse(error) ? t(m.error_not_found) : errorMessage(error)
  return (
    <main className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10">
      <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
      <h1>{text}</h1>
      <div className="flex flex-wrap gap-3">
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {t(m.common_try_again)}
        </Button>
        {!session && (
          <ButtonLink kind="second" to="/auth/login">
            {t(m.nav_login)}
          </ButtonLink>
        )}
        <ButtonLink kind="second" to="/landing">
          {t(m.nav_home)}
        </ButtonLink>
      </div>
    </main>
  )
}
