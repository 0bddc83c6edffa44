import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { PAGE_CACHE } from '../cache/page-cache.ts'
import { useTranslate } from '../language/language.ts'
import { nextPath } from '../session/require-role.ts'
import { useCityNamed } from '../root-data.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'

export const meta = noindexMeta(m.offline_title)

/** While a connection comes back, single requests may still fail, so the page tries until one succeeds. */
const RETRY_MS = 3000

/** Goes on to the page that could not be reached, as soon as the server answers. */
function useReturn(): void {
  const [search] = useSearchParams()
  const next = search.get('next')
  useEffect(() => {
    if (next === null) return
    const tryAgain = async () => {
      if (!navigator.onLine) return
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
      if (answer?.ok) location.replace(nextPath(new URLSearchParams({ next }), '/landing'))
    }
    const goOn = () => void tryAgain()
    const timer = setInterval(goOn, RETRY_MS)
    addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', goOn)
    }
  }, [next])
}

/** The service worker redirects to it when a page is neither cached nor reachable. */
export default function Offline() {
  const t = useTranslate()
  const cityNamed = useCityNamed()
  const [search] = useSearchParams()
  const [paths, setPaths] = useState<string[]>([])

  useReturn()

  useEffect(() => {
    if (!('caches' in window)) return
    void caches
      .open(PAGE_CACHE)
      .then((cache) => cache.keys())
      .then((requests) => setPaths(requests.map(({ url }) => new URL(url).pathname)))
  }, [])

  const cached = [...new Set(paths)].flatMap((path) => {
    const city = path.split('/')[2] ?? ''
    const known = path.startsWith('/city/') && cityNamed(city)
    if (known) return [{ path, name: known.name }]
    const name = { '/user/bookings': m.nav_bookings, '/user/history': m.history_title }[path]
    return name ? [{ path, name: t(name) }] : []
  })
  return (
    <Page width="message" className="justify-items-start">
      <span aria-hidden className="mark mark-diya text-4xl text-quiet" />
      <h1>{t(m.offline_title)}</h1>
      <p>{t(m.offline_now)}</p>
      <Button onClick={() => location.replace(nextPath(search, '/landing'))}>{t(m.common_try_again)}</Button>
      {cached.length > 0 && (
        <section aria-labelledby="cached" className="grid gap-3">
          <h2 id="cached">{t(m.offline_cached)}</h2>
          <ul className="flex flex-wrap gap-3">
            {cached.map(({ path, name }) => (
              <li key={path}>
                <ButtonLink kind="second" to={path} reloadDocument>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
