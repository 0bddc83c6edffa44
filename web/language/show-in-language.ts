import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext, useRevalidator } from 'react-router'

/**
 * Loads the page again in the language of the cookie. React Router would lose the data of the root if it reloaded while the first
 * page still loads its data, so this waits for that load.
 */
export function useShowInLanguage(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const router = use(UNSAFE_DataRouterContext)?.router
  return useCallback(async () => {
    if (router && !router.state.initialized)
      await new Promise<void>((resolve) => {
        const stop = router.subscribe(({ initialized }) => {
          if (!initialized) return
          stop()
          resolve()
        })
      })
    return revalidate()
  }, [router, revalidate])
}
