import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawCoveredPng, drawPng } from './draw-png.ts'

const target = new URL('../build/client/', import.meta.url)

/** Draws the logo for home screens, which do not support SVG. */
export async function drawIcons(): Promise<void> {
  mkdirSync(new URL('icons/', target), { recursive: true })
  const mark = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')
  // The system cuts out a shape, so the background extends to the edge. On Android, the logo must stay within the middle 80%.
  const toTheEdge = mark.replace(/ rx="\d+"/, '')
  const inTheMiddle = toTheEdge.replace(
    /(<rect[^>]*>)(.*)<\/svg>/s,
    '$1<g transform="translate(9.6 9.6) scale(.7)">$2</g></svg>',
  )
  const covered = (svg: string, width: number) => drawCoveredPng(svg, { width, height: width })
  const icons = {
    'icons/192.png': await drawPng(mark, 192),
    'icons/512.png': await drawPng(mark, 512),
    'icons/maskable-512.png': await covered(inTheMiddle, 512),
    // At the root, where iOS looks for it without a link.
    'apple-touch-icon.png': await covered(toTheEdge, 180),
  }
  for (const [name, png] of Object.entries(icons)) writeFileSync(new URL(name, target), png)
}
