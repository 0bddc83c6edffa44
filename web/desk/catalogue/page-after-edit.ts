import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import type { PublicationStatus } from '../../../domain/publication.ts'
import type { PreviewProps } from './offer-preview.tsx'

type Placed = { city: string; status?: PublicationStatus | undefined }

const cityOf = ({ city }: Placed, cities: readonly City[]) => cities.find(({ name }) => name === city)

/** The list at the desk that contains an offer. */
export function listOf(offer: Placed, cities: readonly City[]): string {
  const city = cityOf(offer, cities)
  return city ? `/admin/cities/${city.slug}` : '/admin/cities/_all'
}

/** The page that shows an edited offer: the page of its city, or the list at the desk while devotees cannot see the offer. */
export function pageAfterEdit(offer: Placed, cities: readonly City[], isPublished: boolean): string {
  const city = cityOf(offer, cities)
  const isSeen = (isPublished || offer.status === 'PUBLISHED') && city?.status === 'PUBLISHED'
  return isSeen ? `/city/${city.slug}` : listOf(offer, cities)
}

/** The content of the preview of an offer; none before a city is chosen. */
export function previewOf(offer: Package | Event, cities: readonly City[]): PreviewProps | null {
  const city = cityOf(offer, cities) ?? cities[0]
  return city ? { offer, city } : null
}
