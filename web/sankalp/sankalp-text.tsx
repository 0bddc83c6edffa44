import { lazy, Suspense } from 'react'
import type { SankalpTextProps } from './sankalp-words.tsx'

// Without a network, the page omits texts that were not loaded before.
const SankalpWords = lazy(() => import('./sankalp-words.tsx').catch(() => ({ default: () => null })))

export const SankalpText = (props: SankalpTextProps) => (
  <Suspense>
    <SankalpWords {...props} />
  </Suspense>
)
