import { drawLogo } from './logo.ts'
import { drawScene, type Scene } from './scene-picture.ts'
import { colors } from './typography.ts'

/** The arch of the pages (web/styles/slip.css), 200 by 250 units. */
const UNITS = { width: 200, height: 250 }
const FRAME =
  'M4 250V240H8V130H4V118H8V12H2V3H198V12H192V118H196V130H192V240H196V250H176V130H180V118A22 22 0 0 0 166 82A21 21 0 0 0 142 53A19 19 0 0 0 114 38Q105 32 100 18Q95 32 86 38A19 19 0 0 0 58 53A21 21 0 0 0 34 82A22 22 0 0 0 20 118V130H24V250zM8 240H192V250H8z'
const EDGE =
  'M24 240V130H20V118A22 22 0 0 1 34 82A21 21 0 0 1 58 53A19 19 0 0 1 86 38Q95 32 100 18Q105 32 114 38A19 19 0 0 1 142 53A21 21 0 0 1 166 82A22 22 0 0 1 180 118V130H176V240'
const LINES = 'M2 13H198M4 118H22M4 130H22M178 118H196M178 130H196'
const LOTUSES = [32, 168]

/** The content of the arch. */
const OPENING = { x: 18, y: 15, width: 164, height: 226 }
/** The pixels of the picture for each unit, in both directions: 480 to an inch at the width of the voucher. */
const SHARPNESS = 3

const pictures = new Map<Scene, Promise<Buffer>>()

/** The picture of a scene for the opening of the arch, drawn once. */
export function sceneInArch(scene: Scene): Promise<Buffer> {
  const size = { width: SHARPNESS * OPENING.width, height: SHARPNESS * OPENING.height }
  const picture = pictures.get(scene) ?? drawScene(scene, size)
  pictures.set(scene, picture)
  return picture
}

export const archHeight = (width: number): number => (width * UNITS.height) / UNITS.width

/**
 * Draws the arch of a torana with its upper left corner at x, y. It contains a scene, a photo, or the logo for an item without a
 * place.
 */
export function drawArch(
  document: PDFKit.PDFDocument,
  picture: Uint8Array | null,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  document.save()
  document.translate(x, y).scale(width / UNITS.width)
  document.save()
  document.rect(OPENING.x, OPENING.y, OPENING.width, OPENING.height).clip()
  if (picture) fillWith(document, picture)
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

const fillWith = (document: PDFKit.PDFDocument, { buffer, byteOffset, byteLength }: Uint8Array) =>
  document.image(Buffer.from(buffer, byteOffset, byteLength), OPENING.x, OPENING.y, {
    cover: [OPENING.width, OPENING.height],
    align: 'center',
    valign: 'center',
  })
