import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { demoCities } from '../db/seed/seed.ts'
import { type DrawnCity, drawnCities } from '../domain/city.ts'
import { lightAndStill } from '../server/pdf/scene-picture.ts'
import { drawCoveredPng, drawPng, writer } from './draw-png.ts'

const open = new URL('../public/', import.meta.url)
const target = new URL('../build/client/share/', import.meta.url)

/** The size that messengers show for a link. */
const SIZE = { width: 1200, height: 630 }
const PAPER = '#FBF6EC'
const KUMKUM = '#9E1B1E'
const RIVER = '#1F3B57'
const MARIGOLD = '#E8A317'

const brand = { en: 'Tirtha', hi: 'तीर्थ' }
const pooja = { en: 'Pooja', hi: 'पूजा' }

const sceneOf = (name: string) => lightAndStill(readFileSync(new URL(`art/${name}.svg`, open), 'utf8'))

/** The scenes of cities have so much more sky at the top, for arches; the scenes of poojas have none. */
const SKY = 120
const skyOf = (scene: string) => (scene === 'pooja' ? 0 : SKY)

/** The logo without its background. */
const mark = readFileSync(new URL('icon.svg', open), 'utf8')
  .replace(/<svg[^>]*>|<rect[^>]*>/g, '')
  .replace('</svg>', '')

const canvas = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${content}</svg>`

type Write = Awaited<ReturnType<typeof writer>>

/** A cloth that hangs from the upper edge; its lower edge has the shape of a torana. */
const CLOTH = 'M0 0H328V196C328 220 312 229 288 231C282 250 214 244 164 276C114 244 46 250 40 231C16 229 0 220 0 196z'

/** A scene, with the name in both scripts on a cloth in front of it. */
const namedScene = (write: Write, scene: string, name: { en: string; hi: string }) =>
  canvas(`${sceneOf(scene).replace('<svg ', `<svg y="${-4 - skyOf(scene)}" width="1200" height="${675 + skyOf(scene)}" `)}
<g transform="translate(36 0)"><path d="${CLOTH}" fill="${PAPER}"/>
<path d="${CLOTH}" fill="none" stroke="${MARIGOLD}" stroke-width="3" transform="translate(9 -12) scale(.945 1)"/>
<g transform="translate(78 14) scale(.8)">${mark}</g>
${write({ text: brand.hi, size: 30, most: 60, x: 160, y: 54, fill: RIVER })}
${write({ text: brand.en, size: 27, most: 90, x: 236, y: 54, fill: RIVER })}
${write({ text: name.hi, size: 82, most: 272, x: 164, y: 140, fill: KUMKUM })}
${write({ text: name.en, size: 50, most: 272, x: 164, y: 206, fill: RIVER })}</g>`)

/** The part of each city's scene by which people recognize the city. */
const sights: readonly (readonly [city: DrawnCity, x: number])[] = [
  ['prayagraj', 660],
  ['varanasi', 860],
  ['ayodhya', 740],
  ['chitrakoot', 900],
  ['sarnath', 722],
]
const ARCH = { width: 200, height: 410, gap: 26, left: 48, top: 228 }
const OPENING = `M0 ${ARCH.height}V104C0 79 17 62 42 58C46 33 71 29 100 0C129 29 154 33 158 58C183 62 200 79 200 104V${ARCH.height}z`
/** The scale of a scene in an arch; a scene is 1200 wide. */
const SIGHT_SCALE = 0.62

/** The five cities, each framed by its arch. */
async function arcade(write: Write): Promise<string> {
  const arches = sights.map(async ([city, x], index) => {
    const picture = Buffer.from(await drawPng(sceneOf(city), 1200 * SIGHT_SCALE)).toString('base64')
    const shift = ARCH.width / 2 - x * SIGHT_SCALE
    return `<g transform="translate(${ARCH.left + index * (ARCH.width + ARCH.gap)} ${ARCH.top})">
<clipPath id="${city}"><path d="${OPENING}"/></clipPath>
<g clip-path="url(#${city})"><image x="${shift}" y="${-12 - SKY * SIGHT_SCALE}" width="${1200 * SIGHT_SCALE}" height="${(675 + SKY) * SIGHT_SCALE}" href="data:image/png;base64,${picture}"/></g>
<path d="${OPENING}" fill="none" stroke="${MARIGOLD}" stroke-width="5"/></g>`
  })
  return canvas(`<path d="M0 0H${SIZE.width}V${SIZE.height}H0z" fill="${PAPER}"/>
<g transform="translate(550 14) scale(1.56)">${mark}</g>
${write({ text: brand.hi, size: 84, most: 300, x: 478, y: 190, fill: KUMKUM })}
${write({ text: brand.en, size: 76, most: 300, x: 696, y: 190, fill: RIVER })}
${(await Promise.all(arches)).join('')}`)
}

/** Draws the pictures for shared links: one for each city, one for the poojas, one for the site. */
export async function drawShareImages(): Promise<void> {
  mkdirSync(target, { recursive: true })
  const cities = drawnCities.map(
    (city) => [city, { en: demoCities[city].city, hi: demoCities[city].cityHindi }] as const,
  )
  const names = [brand, pooja, ...cities.map(([, name]) => name)].flatMap(Object.values<string>)
  const write = await writer(names.join(''))
  const pictures: Record<string, string> = {
    landing: await arcade(write),
    pooja: namedScene(write, 'pooja', pooja),
    ...Object.fromEntries(cities.map(([city, name]) => [city, namedScene(write, city, name)])),
  }
  for (const [name, svg] of Object.entries(pictures))
    writeFileSync(new URL(`${name}.png`, target), await drawCoveredPng(svg, SIZE))
}
