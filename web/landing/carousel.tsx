import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Scene } from '../ui/scene.tsx'

type Props = {
  /** The pictures whose caption says what they show. The others show a place that the site does not offer. */
  offered: readonly string[]
  className?: string
}

/** How long a slide stays (specification, section 9). */
const INTERVAL_MS = 5000
/** A swipe has ended when the strip has not moved for this long. */
const SETTLED_MS = 150
const slides = [
  ['varanasi', m.landing_slide_varanasi],
  ['prayagraj', m.landing_slide_prayagraj],
  ['ayodhya', m.landing_slide_ayodhya],
  ['chitrakoot', m.landing_slide_chitrakoot],
  ['sarnath', m.landing_slide_sarnath],
  ['pooja', m.landing_slide_pooja],
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

const isAt = (list: HTMLElement, left: number): boolean => Math.abs(list.scrollLeft - left) < 2

/** Which slide is shown. It advances every five seconds unless it is `still`, and follows a swipe of the strip. */
function useSlides(still: boolean) {
  const strip = useRef<HTMLUListElement>(null)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The position to which the script scrolls the strip; null when only the visitor scrolls it. */
  const target = useRef<number>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (still) return
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [current, still])

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const left = list.clientWidth * current
    target.current = isAt(list, left) ? null : left
    list.scrollTo({ left, behavior: reducedMotion().matches ? 'auto' : 'smooth' })
  }, [current])

  const takeOver = () => {
    target.current = null
  }
  const follow = () => {
    const list = strip.current
    if (list && target.current !== null && isAt(list, target.current)) target.current = null
    clearTimeout(settled.current)
    settled.current = setTimeout(() => {
      // On a busy device the script's own scrolling can pause on a slide in between, which the visitor did not choose.
      if (target.current !== null) return
      if (list?.clientWidth) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
    }, SETTLED_MS)
  }
  const go = (index: number) => setCurrent((index + slides.length) % slides.length)
  return { strip, current, go, follow, takeOver }
}

/**
 * Six slides that advance every five seconds and start again after the last one. A swipe, the arrow keys and the dots work at any
 * time. The slides do not advance while they are paused, hovered or focused, or when the visitor prefers reduced motion.
 */
export function Carousel({ offered, className = '' }: Props) {
  const t = useTranslate()
  const wantsStill = useWantsStill()
  const [wish, setWish] = useState<'pause' | 'play' | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const paused = wish === null ? wantsStill : wish === 'pause'
  const { strip, current, go, follow, takeOver } = useSlides(paused || isHovered || isFocused)

  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(current + step)
  }

  return (
    // The pointer and the focus only pause the slides, and the dots do the same as the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={t(m.landing_carousel_label)}
      className={className}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={turn}
    >
      {/* An element that scrolls must be reachable by keyboard. */}
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        onTouchStart={takeOver}
        onWheel={takeOver}
        className="-outline-offset-4 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map(([scene, text], index) => (
          <li
            key={scene}
            aria-hidden={index !== current}
            aria-roledescription="slide"
            className="w-full shrink-0 snap-start snap-always"
          >
            <Scene of={scene} first={index === 0} className="lintel-paper aspect-[2/1] sm:aspect-video" />
            <p className="px-4 pt-1.5 text-center text-base leading-snug font-bold text-river sm:pt-3 sm:text-lg">
              {t(offered.includes(scene) ? text : m.landing_carousel_label)}
            </p>
          </li>
        ))}
      </ul>
      <Controls current={current} go={go} paused={paused} onPause={() => setWish(paused ? 'play' : 'pause')} />
    </section>
  )
}

type ControlProps = { current: number; go: (index: number) => void; paused: boolean; onPause: () => void }

/** A dot for each slide, and the button that pauses them. */
function Controls({ current, go, paused, onPause }: ControlProps) {
  const t = useTranslate()
  return (
    <div className="flex items-center justify-center">
      {slides.map(([scene], index) => (
        <button
          key={scene}
          type="button"
          aria-label={t(m.landing_carousel_go, { number: String(index + 1) })}
          aria-current={index === current}
          onClick={() => go(index)}
          className="grid size-11 place-items-center text-edge aria-[current=true]:text-kumkum"
        >
          <span className={index === current ? 'mark mark-diya' : 'size-2.5 rounded-full border-2 border-current'} />
        </button>
      ))}
      <button
        type="button"
        aria-label={t(paused ? m.landing_carousel_play : m.landing_carousel_pause)}
        className="grid size-11 place-items-center text-river"
        onClick={onPause}
      >
        <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-current">
          <path d={paused ? 'M5 2l13 8-13 8z' : 'M4 2h4v16H4zM12 2h4v16h-4z'} />
        </svg>
      </button>
    </div>
  )
}
