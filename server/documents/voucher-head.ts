import { sceneNamed } from '../../domain/city.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { daysText } from '../../messages/days.ts'
import { stayText, vehicleFor } from '../../messages/itinerary.ts'
import { archHeight, drawArch, sceneInArch } from '../pdf/arch.ts'
import { type LabelledRow, labelledRows } from '../pdf/blocks.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { drawQrCode } from '../pdf/qr-code.ts'
import type { Scene } from '../pdf/scene-picture.ts'
import { colors } from '../pdf/typography.ts'
import type { VoucherData } from './booking-data.ts'
import type { Place } from './document-data.ts'
import { placeText } from './document-text.ts'

const QR_SIZE = 112
const ARCH_WIDTH = 92
const LABEL_WIDTH = 106
const GUTTER = 14

/** Draws the journey: the arch with its place, the name, the place, the dates, the people, and the QR code. */
export async function journeyHead(page: PdfPage, data: VoucherData, locale: Language): Promise<void> {
  const scene = sceneOf(data)
  const picture = data.cover ?? (scene && (await sceneInArch(scene)))
  const qrLeft = page.right - QR_SIZE
  const edges = { left: page.left + ARCH_WIDTH + GUTTER, right: qrLeft - GUTTER }
  const { lead } = page.styles
  page.columns(
    () => {
      const { y } = page
      page.decoration((document) => drawArch(document, picture, { x: page.left, y, width: ARCH_WIDTH }))
      page.y += archHeight(ARCH_WIDTH)
    },
    () => {
      const style = { ...lead, color: colors.river }
      page.row({ text: titleOf(data, locale), x: edges.left, width: edges.right - edges.left, style, tag: 'H2' })
      page.gap(3)
      labelledRows(page, journeyRows(page, data, locale), edges, LABEL_WIDTH)
    },
    () => {
      const { y } = page
      page.decoration((document) => {
        document.roundedRect(qrLeft, y, QR_SIZE, QR_SIZE, 6).lineWidth(0.75).stroke(colors.stone)
        drawQrCode(document, data.url, qrLeft + 3, y + 3, QR_SIZE - 6)
      })
      page.y += QR_SIZE + 4
      const text = m.document_scan({}, { locale })
      page.row({ text, x: qrLeft - 6, width: QR_SIZE + 12, style: page.styles.small, align: 'center' })
    },
  )
}

function sceneOf({ package: pack }: VoucherData): Scene | null {
  if (!pack) return 'pooja'
  const scene = sceneNamed(pack.place.city.en)
  return scene === 'plain' ? null : scene
}

function titleOf({ package: pack, poojas }: VoucherData, locale: Language): string {
  const [first, ...others] = pack ? [pack] : poojas
  return first && others.length === 0 ? first.name[locale] : m.city_poojas({}, { locale })
}

function journeyRows(page: PdfPage, data: VoucherData, locale: Language): LabelledRow[] {
  const { firstDay, lastDay, people, facts } = data
  const place = commonPlace(data)
  const stay = stayText(facts, locale)
  return [
    ...(place ? [{ label: m.document_place({}, { locale }), text: placeText(place, locale) }] : []),
    { label: m.document_date({}, { locale }), text: daysText(firstDay, lastDay, locale), style: page.styles.strong },
    ...(people > 0 ? [{ label: m.document_people({}, { locale }), text: String(people) }] : []),
    ...(facts.vehicle
      ? [{ label: m.document_vehicle({}, { locale }), text: vehicleFor(facts.vehicle, people)({}, { locale }) }]
      : []),
    ...(stay ? [{ label: m.document_stay({}, { locale }), text: stay }] : []),
  ]
}

export const isSameCity = (one: Place, other: Place): boolean => one.city.en === other.city.en

/** The place of the package, or else of all poojas; null if the poojas are in several cities. */
export function commonPlace(data: VoucherData): Place | null {
  const [first, ...others] = data.package ? [data.package.place] : data.poojas.map(({ place }) => place)
  return first && others.every((place) => isSameCity(place, first)) ? first : null
}
