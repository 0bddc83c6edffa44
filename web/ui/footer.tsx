import { Link, useRouteLoaderData } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import type { loader } from '../root.tsx'

/** Whom to ask, and where to say how it was (specification, section 2). */
export function Footer() {
  const say = useSay()
  const care = useRouteLoaderData<typeof loader>('root')?.care
  return (
    <footer className="mt-auto border-t border-stone bg-card">
      <div className="mx-auto flex max-w-5xl flex-wrap gap-x-8 gap-y-1 px-4 py-4">
        {care && (
          <>
            <p>
              {say(m.footer_care)}:{' '}
              <a className="link inline-flex min-h-11 items-center" href={`tel:${care.phone.replaceAll(' ', '')}`}>
                {care.phone}
              </a>
            </p>
            <p>
              {say(m.footer_support)}:{' '}
              <a className="link inline-flex min-h-11 items-center" href={`mailto:${care.email}`}>
                {care.email}
              </a>
            </p>
          </>
        )}
        <p>
          <Link className="link inline-flex min-h-11 items-center" to="/feedback">
            {say(m.footer_feedback)}
          </Link>
        </p>
      </div>
    </footer>
  )
}
