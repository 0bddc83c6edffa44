import { drawLogo } from './logo.ts'
import { drawScene, type Scene } from './svg-scene.ts'
import { colors } from './typography.ts'

/** The arch of the pages (web/styles/slip.css), 200 by 250 units. */
const UNITS = { width: 200, height: 250 }
const FRAME =
  'M4 250V240H8V130H4V118H8V12H2V3H198V12H192V118H196V130H192V240H196V250H176V130H180V118A22 22 0 0 0 166 82A21 21 0 0 0 142 53A19 19 0 0 0 114 38Q105 32 100 18Q95 32 86 38A19 19 0 0 0 58 53A21 21 0 0 0 34 82A22 22 0 0 0 20 118V130H24V250zM8 240H192V250H8z'
const EDGE =
  'M24 240V130H20V118A22 22 0 0 1 34 82A21 21 0 0 1 58 53A19 19 0 0 1 86 38Q95 32 100 18Q105 32 114 38A19 19 0 0 1 142 53A21 21 0 0 1 166 82A22 22 0 0 1 180 118V130H176V240'
const LINES = 'M2 13H198M4 118H22M4 130H22M178 118H196M178 130H196'
const LOTUSES = [32, 168]

/** What is seen through the arch. */
const OPENING = { x: 18, y: 15, width: 164, height: 226 }
/** The first line of the drawings of cities is above the origin. */
const SKY = { pooja: 0 } as Partial<Record<Scene, number>>
const CITY_SKY = 120
const SCENE_WIDTH = 1200
const SCENE_BOTTOM = 675
/** How far to the right the recognizable part of each drawing is, from 0 to 1, as on the pages. */
const CROPS = {
  prayagraj: 0.56,
  varanasi: 0.94,
  ayodhya: 0.68,
  chitrakoot: 0.88,
  sarnath: 0.64,
  pooja: 0.66,
} as const satisfies Record<Scene, number>

export const archHeight = (width: number): number => (width * UNITS.height) / UNITS.width

/** Draws the arch of a torana with a scene, or with the logo for a place without one, and its upper left corner at x, y. */
export function drawArch(
  document: PDFKit.PDFDocument,
  scene: Scene | null,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  document.save()
  document.translate(x, y).scale(width / UNITS.width)
  document.save()
  document.rect(OPENING.x, OPENING.y, OPENING.width, OPENING.height).clip()
  if (scene) fillWithScene(document, scene)
  else {
    document.rect(OPENING.x, OPENING.y, OPENING.width, OPENING.height).fill(colors.glow)
    drawLogo(document, 60, 120, 80)
  }
  document.restore()
  document.path(FRAME).fill(colors.arch)
  document.lineCap('butt').path(EDGE).lineWidth(3.5).stroke(colors.marigold)
  document.path(LINES).lineWidth(2).stroke(colors.marigold)
  for (const lotus of LOTUSES) document.circle(lotus, 38, 7).fill(colors.marigold)
  document.restore()
}

function fillWithScene(document: PDFKit.PDFDocument, scene: Scene): void {
  const sky = SKY[scene] ?? CITY_SKY
  const scale = OPENING.height / (SCENE_BOTTOM + sky)
  const left = OPENING.x + (OPENING.width - SCENE_WIDTH * scale) * CROPS[scene]
  document.translate(left, OPENING.y + sky * scale).scale(scale)
  drawScene(document, scene)
}
