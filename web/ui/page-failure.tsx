import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { wordsOf } from '../api.ts'
import { useSay } from '../language/language.ts'
import { useSession } from '../session/session.ts'
import { Button, ButtonLink } from './button.tsx'

/** What stands where a page could not be shown: why, and a way on. */
export function PageFailure() {
  const error = useRouteError()
  const say = useSay()
  const session = useSession()
  const { revalidate, state } = useRevalidator()
  const text = isRouteErrorResponse(error) ? say(m.error_not_found) : wordsOf(error)
  return (
    <main className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10">
      <h1>{text}</h1>
      <div className="flex flex-wrap gap-3">
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {say(m.try_again)}
        </Button>
        {!session && (
          <ButtonLink kind="second" to="/auth/login">
            {say(m.nav_login)}
          </ButtonLink>
        )}
        <ButtonLink kind="second" to="/landing">
          {say(m.nav_home)}
        </ButtonLink>
      </div>
    </main>
  )
}
