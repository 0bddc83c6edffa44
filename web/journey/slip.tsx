import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useDayWithWeekday } from '../ui/format.ts'
import { type Fact, Facts } from './facts.tsx'
import { Arch, type Picture } from './slip-arch.tsx'
import { type NowAndLater, SlipMoney } from './slip-money.tsx'
import { type SlipStop, StopStrip } from './slip-stops.tsx'

export type SlipProps = {
  /**
   * `small`: the arch above a name and two lines, for a grid of two columns on a phone. `open`: everything, the arch beside the name.
   * `line`: a small arch, the name and the money in one row.
   */
  size: 'small' | 'open' | 'line'
  /** The drawing in the arch: the place of the journey, one spot of it, or a mark for items without a place. */
  scene: Picture
  /** In the language of the page. */
  name: ReactNode
  /** 3 by default. */
  level?: 1 | 2 | 3 | 4
  /** The whole slip becomes a link to this address. Cannot be used together with `act`. */
  to?: string
  /** How many days the journey has. */
  days?: number
  /** The first day as YYYY-MM-DD, in Asia/Kolkata; shown with its weekday. Empty or absent before it is chosen. */
  day?: string
  /** How many people travel. */
  people?: number
  /** Short texts under the name, such as the place. On `small` and `line` only the first two. */
  facts?: readonly string[]
  /** What the journey includes and demands, each fact with its drawing, such as "at most 30 steps". Only on `open`. */
  features?: readonly Fact[]
  /** The stops in one language (`stopsIn`). Only on `open`, which shows the first four. */
  stops?: readonly SlipStop[]
  /** A text above the name, such as a booking code or a state. */
  above?: ReactNode
  /** The amounts that are paid now and on arrival, in rupees with GST. */
  money?: NowAndLater
  /** A price or an explanation beside the money: "+ GST", "from ₹6,500". */
  moneyNote?: ReactNode
  /** The steps of a booking; a lit lamp is done. */
  lamps?: readonly { label: string; isLit: boolean }[]
  /** The one thing to do: a button or a link. */
  act?: ReactNode
  /** The content that unfolds above the tear line: a timeline, a map, terms. */
  children?: ReactNode
  /** The last lines of the slip, below the money. */
  after?: ReactNode
  /** The accessible name of the link, which contains the visible name. */
  linkLabel?: string
  /** Whether the visitor has chosen it. */
  isChosen?: boolean
  id?: string
  /** The drawing is loaded at once. Use it only for slips in the first view. */
  isFirst?: boolean
  className?: string
}

/**
 * The journey card: a slip of paper with the arch of its place. All pages show a journey as this card, so that its name, day,
 * people, stops, money and state are always in the same places. It takes plain data in the language of the page.
 */
export function Slip(props: SlipProps) {
  const { size, id, isChosen = false, className = '' } = props
  return (
    <article
      id={id}
      className={`slip @container ${size === 'line' ? 'py-2' : ''} ${isChosen ? 'border-river outline-2 outline-river' : ''} ${props.to ? 'hover:bg-glow' : ''} ${className}`}
    >
      {size === 'open' ? (
        <OpenSlip {...props} />
      ) : size === 'small' ? (
        <SmallSlip {...props} />
      ) : (
        <LineSlip {...props} />
      )}
    </article>
  )
}

const none: readonly never[] = []

function OpenSlip({
  scene,
  isFirst,
  facts = none,
  features = none,
  stops = none,
  lamps,
  children,
  after,
  ...rest
}: SlipProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-3 gap-y-2 @lg:grid @lg:grid-cols-[auto_1fr] @lg:grid-rows-[auto_1fr] @lg:gap-x-5">
        <Arch
          of={scene}
          first={isFirst}
          className="w-20 max-w-[90px] self-start @lg:row-span-2 @lg:w-40 @lg:max-w-none"
        />
        <div className="grid min-w-0 grow basis-[7rem] content-start gap-1">
          <Head {...rest} />
          <Texts of={facts} />
        </div>
        <Facts facts={features} className="basis-full content-start" />
      </div>
      {stops.length > 0 && <StopStrip stops={stops} />}
      {lamps && <SlipLamps lamps={lamps} />}
      {children}
      <Stub {...rest} />
      {after}
    </div>
  )
}

function SmallSlip({ scene, isFirst, facts = none, ...rest }: SlipProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <Arch of={scene} first={isFirst} className="mb-1 w-full max-w-56 justify-self-center" />
      <Head {...rest} />
      <Texts of={facts.slice(0, 2)} />
      {rest.moneyNote && <div className="leading-snug">{rest.moneyNote}</div>}
      {rest.act}
    </div>
  )
}

function LineSlip({ scene, isFirst, facts = none, money, moneyNote, act, after, ...rest }: SlipProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Arch of={scene} first={isFirst} className="w-11" />
        <div className="min-w-0 grow basis-[7rem]">
          <Head {...rest} />
          <Texts of={facts.slice(0, 2)} />
          {money && <SlipMoney {...money} />}
          {moneyNote && <div className="leading-snug">{moneyNote}</div>}
        </div>
        {act}
      </div>
      {after}
    </div>
  )
}

const headings = {
  1: 'text-2xl leading-tight @lg:text-4xl',
  2: 'text-lg leading-tight @md:text-xl',
  3: 'text-base leading-tight @3xs:text-lg @md:text-xl',
  4: 'font-heading text-base leading-tight font-bold text-river @md:text-lg',
} as const

/** The name, and under it the days, the date and the people. */
function Head({ name, level = 3, to, linkLabel, days, day, people, above }: Partial<SlipProps>) {
  const t = useTranslate()
  const withWeekday = useDayWithWeekday()
  const Heading = `h${level}` as const
  const when = [
    days ? (days === 1 ? t(m.slip_one_day) : t(m.slip_days, { count: String(days) })) : '',
    people ? t(m.common_people_label, { count: String(people) }) : '',
  ].filter((part) => part !== '')
  return (
    <div className="grid gap-0.5 leading-snug">
      {above && <div className="text-base text-quiet">{above}</div>}
      <Heading className={headings[level]}>
        {to ? (
          <>
            <span aria-hidden>{name}</span>
            <Link to={to} aria-label={linkLabel} className="absolute inset-0">
              {linkLabel === undefined && <span className="sr-only">{name}</span>}
            </Link>
          </>
        ) : (
          name
        )}
      </Heading>
      {day && <p className="text-[0.9rem] leading-snug font-bold text-pretty">{withWeekday(day)}</p>}
      {when.length > 0 && <Dotted parts={when} />}
    </div>
  )
}

const Texts = ({ of }: { of: readonly string[] }) => of.length > 0 && <Dotted parts={of} className="text-quiet" />

/** Short texts in one line. Each text stays in one piece if it can. The dot before the first text of a line is clipped. */
const Dotted = ({ parts, className = '' }: { parts: readonly string[]; className?: string }) => (
  <div className={`overflow-x-clip text-[0.9rem] leading-snug ${className}`}>
    <ul className="-ms-4 flex flex-wrap">
      {parts.map((part) => (
        <li key={part} className="after-dot">
          {part}
        </li>
      ))}
    </ul>
  </div>
)

const SlipLamps = ({ lamps }: { lamps: readonly { label: string; isLit: boolean }[] }) => (
  <ul className="grid gap-x-2 gap-y-1.5 text-base leading-snug @lg:auto-cols-fr @lg:grid-flow-col">
    {lamps.map(({ label, isLit }) => (
      <li
        key={label}
        className={`grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 @lg:grid-cols-1 @lg:content-start @lg:justify-items-center @lg:text-center ${isLit ? 'font-bold' : 'text-quiet'}`}
      >
        <span aria-hidden className={`mark mark-diya ${isLit ? 'text-kumkum' : 'opacity-40'}`} />
        {label}
      </li>
    ))}
  </ul>
)

/** Below the tear line: the money, and the one act. */
function Stub({ money, moneyNote, act }: Partial<SlipProps>) {
  if (!money && !moneyNote && !act) return null
  return (
    <>
      <div className="tear" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {(money || moneyNote) && (
          <div className="grid gap-0.5">
            {money && <SlipMoney {...money} />}
            {moneyNote && <div className="text-base leading-snug">{moneyNote}</div>}
          </div>
        )}
        {act && <div className="grid grow @md:grow-0">{act}</div>}
      </div>
    </>
  )
}
