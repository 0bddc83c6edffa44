import { type ComponentProps, useEffect, useState } from 'react'
import type { SankalpSection } from '../sankalp/sankalp-section.tsx'

/**
 * Loaded after the booking, so that the checkout does not wait for it. If it fails, the page of the booking asks the same question.
 */
export function SankalpLater(props: ComponentProps<typeof SankalpSection>) {
  const [loaded, setLoaded] = useState<{ Section: typeof SankalpSection } | null>(null)
  useEffect(() => {
    import('../sankalp/sankalp-section.tsx').then(
      ({ SankalpSection: Section }) => setLoaded({ Section }),
      () => {},
    )
  }, [])
  return loaded && <loaded.Section {...props} />
}
