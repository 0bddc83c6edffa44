import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DrawnCity } from '../../domain/city.ts'
import type { Stop } from '../../domain/itinerary.ts'

const MapDrawing = lazy(() => import('./map-drawing.tsx'))

/** The map loads at this distance, so that it is there before the visitor has scrolled to it. */
const NEAR = '300px'

/** Whether an element has been near the visible part of the page. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}

/**
 * A drawn map of a city with the route of the stops, loaded when it is seen. Screen readers read the timeline beside it instead;
 * the numbers of both are the same.
 */
export function CityMap({ city, stops }: { city: DrawnCity; stops: readonly Pick<Stop, 'spot'>[] }) {
  const { ref, isSeen } = useSeen()
  return (
    <div
      ref={ref}
      aria-hidden
      className={`aspect-square w-full max-w-md rounded-lg border border-stone bg-card ${isSeen ? '' : 'print:hidden'}`}
    >
      {isSeen && (
        <Suspense fallback={null}>
          <MapDrawing city={city} spotsOfStops={stops.map(({ spot }) => spot)} />
        </Suspense>
      )}
    </div>
  )
}
