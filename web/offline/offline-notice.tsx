import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { requestCacheTime, isCachedPage, cachePages } from '../cache/page-cache.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useMoment } from '../ui/format.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no network, or that the server does not answer, and how old the page is. It also caches the pages that the visitor opens. */
export function OfflineNotice() {
  const t = useTranslate()
  const moment = useMoment()
  const language = useLanguage()
  const { pathname } = useLocation()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [cached, setCached] = useState<{ pathname: string; since: string } | null>(null)

  useEffect(() => {
    void requestCacheTime().then((since) => since && setCached({ pathname: location.pathname, since }))
  }, [])
  useEffect(() => {
    if (isCachedPage(pathname)) cachePages(pathname)
    // After a change of language the page must be cached again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, language])

  const since = cached?.pathname === pathname ? cached.since : null
  if (online && !since) return null
  return (
    <p role="status" className="bg-glow px-4 py-2 text-center">
      {since ? t(online ? m.offline_away_since : m.offline_since, { moment: moment(since) }) : t(m.offline_now)}{' '}
      <button type="button" className="link min-h-11 px-2 font-bold" onClick={() => location.reload()}>
        {t(m.common_try_again)}
      </button>
    </p>
  )
}
