import type { DrawnCity } from '../../domain/city.ts'
import type { Language } from '../../domain/language.ts'
import { type Spot, spotIn, spots } from '../../domain/spots.ts'
import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'
import { type Ground, grounds } from './city-ground.ts'

type Props = { city: DrawnCity; spotsOfStops: readonly (string | null)[] }

/** The drawing of a map: the rivers, all places, and the route with the numbers of the stops. */
export default function MapDrawing({ city, spotsOfStops }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const ground = grounds[city]
  const numbers = Map.groupBy(
    spotsOfStops.map((spot, index) => ({ spot, number: index + 1 })),
    ({ spot }) => spot,
  )
  const route = spotsOfStops.flatMap((spot) => spotIn(city, spot) ?? [])
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="size-full rounded-lg bg-card [paint-order:stroke]">
      <GroundDrawing ground={ground} language={language} />
      <path
        d={route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        className="fill-none stroke-kumkum [stroke-dasharray:0_2] [stroke-linecap:round] [stroke-width:0.8]"
      />
      {Object.entries<Spot>(spots[city]).map(([name, spot]) => (
        <SpotDrawing
          key={name}
          spot={spot}
          name={spot[language]}
          isLeft={ground.left.includes(name)}
          numbers={numbers.get(name)?.map(({ number }) => number) ?? []}
        />
      ))}
      <g className="fill-quiet text-[3.4px] font-bold">
        <path d="M94 93l2 -5l2 5l-2 -1.2z" transform="translate(0 3)" />
        <text x="96" y="89.5" textAnchor="middle">
          {t(m.journey_north)}
        </text>
      </g>
    </svg>
  )
}

const GroundDrawing = ({ ground: { rivers, hills, roads }, language }: { ground: Ground; language: Language }) => (
  <>
    {hills.map(([x, y, width, height]) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={width} ry={height} className="fill-tulsi opacity-20" />
    ))}
    {roads.map((path) => (
      <path key={path} d={path} className="fill-none stroke-stone [stroke-width:1.4]" />
    ))}
    {rivers.map(({ path }) => (
      <path key={path} d={path} className="fill-none stroke-river/25 [stroke-linecap:round] [stroke-width:10]" />
    ))}
    {rivers.map(({ name, at: [x, y, turn] }) => (
      <text
        key={name.en}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        textAnchor="middle"
        className="fill-river text-[3.4px] italic"
        lang={language}
      >
        {name[language]}
      </text>
    ))}
  </>
)

type SpotProps = { spot: Spot; name: string; isLeft: boolean; numbers: readonly number[] }

/** A place; one on the route has the numbers of its stops. */
function SpotDrawing({ spot: { x, y }, name, isLeft, numbers }: SpotProps) {
  const isOnRoute = numbers.length > 0
  const distance = isOnRoute ? 3.4 : 2
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isOnRoute ? 2.6 : 1}
        className={isOnRoute ? 'fill-glow stroke-marigold [stroke-width:0.6]' : 'fill-edge'}
      />
      {isOnRoute && (
        <text x={x} y={y + 1} textAnchor="middle" className="fill-ink text-[2.9px] font-bold">
          {numbers[0]}
        </text>
      )}
      <text
        x={isLeft ? x - distance : x + distance}
        y={y + 1.2}
        textAnchor={isLeft ? 'end' : 'start'}
        className={`stroke-card [paint-order:stroke] [stroke-width:1] ${isOnRoute ? 'fill-ink text-[4px] font-bold' : 'fill-quiet text-[3.6px]'}`}
      >
        {name}
        {numbers.length > 1 && ` (${numbers.join(', ')})`}
      </text>
    </g>
  )
}
