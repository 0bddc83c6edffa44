import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'
import { Scene } from '../ui/scene.tsx'

/** How long a slide stays (specification, section 9). */
const INTERVAL_MS = 5000
const slides = [
  ['varanasi', m.slide_varanasi],
  ['prayagraj', m.slide_prayagraj],
  ['ayodhya', m.slide_ayodhya],
  ['chitrakoot', m.slide_chitrakoot],
  ['sarnath', m.slide_sarnath],
  ['pooja', m.slide_pooja],
] as const

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function useWantsStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = reducedMotion()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => reducedMotion().matches,
    () => false,
  )
}

/** Six slides that move on every five seconds and wrap around; they rest while paused, hovered, focused or unwanted. */
export function Carousel() {
  const say = useSay()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const still = useWantsStill()
  const [wish, setWish] = useState<'pause' | 'play' | null>(null)
  const [held, setHeld] = useState(false)

  const paused = wish === null ? still : wish === 'pause'

  useEffect(() => {
    if (paused || held) return
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [current, paused, held])

  useEffect(() => {
    const list = strip.current
    list?.scrollTo({ left: list.clientWidth * current, behavior: reducedMotion().matches ? 'auto' : 'smooth' })
  }, [current])

  return (
    // Holding still under a pointer or the focus is no action of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={say(m.carousel_label)}
      className="grid gap-2"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={strip} className="flex snap-x snap-mandatory overflow-hidden rounded-xl">
        {slides.map(([scene, text], index) => (
          <li
            key={scene}
            aria-hidden={index !== current}
            aria-roledescription="slide"
            className="grid w-full shrink-0 snap-start"
          >
            <Scene of={scene} first={index === 0} className="aspect-video sm:aspect-[5/2]" />
            <p className="bg-card px-4 py-3 font-heading text-xl font-bold text-river">{say(text)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-1">
        {slides.map(([scene], index) => (
          <button
            key={scene}
            type="button"
            aria-label={say(m.carousel_go, { number: String(index + 1) })}
            aria-current={index === current}
            onClick={() => setCurrent(index)}
            className="grid size-11 place-items-center"
          >
            <span className={`size-3 rounded-full border-2 border-river ${index === current ? 'bg-river' : ''}`} />
          </button>
        ))}
        <button type="button" className="link ms-auto min-h-11 px-2" onClick={() => setWish(paused ? 'play' : 'pause')}>
          {paused ? say(m.carousel_play) : say(m.carousel_pause)}
        </button>
      </div>
    </section>
  )
}
