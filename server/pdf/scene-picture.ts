import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DrawnCity } from '../../domain/city.ts'

/** A drawing in public/art. */
export type Scene = DrawnCity | 'pooja'

/** Removes dark colours and animations from an SVG, which the programs that draw it here do not know. */
export const lightAndStill = (svg: string): string =>
  svg.replaceAll(/@(?:media|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')

/** How far to the right the recognizable part of each drawing is, from 0 to 1, as on the pages. */
const CROPS = {
  prayagraj: 0.56,
  varanasi: 0.94,
  ayodhya: 0.68,
  chitrakoot: 0.88,
  sarnath: 0.64,
  pooja: 0.66,
} as const satisfies Record<Scene, number>

/** The recognizable part of a drawing as a PNG of this size in pixels. */
export async function drawScene(scene: Scene, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const svg = await readFile(new URL(`../../public/art/${scene}.svg`, import.meta.url), 'utf8')
  const whole = sharp(Buffer.from(lightAndStill(svg)), { density: 144 }).resize({ height })
  const { info } = await whole.toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) * CROPS[scene])
  const part = whole.extract({ left, top: 0, width, height })
  return part.flatten({ background: '#fff' }).png({ palette: true }).toBuffer()
}
