import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import type { PublicationStatus } from '../../../domain/publication.ts'
import type { PreviewProps } from './offer-preview.tsx'

type Placed = { city: string; status?: PublicationStatus | undefined }

const cityOf = ({ city }: Placed, cities: readonly City[]) => cities.find(({ name }) => name === city)

/** The list at the desk that has an offer. */
export function listOf(offer: Placed, cities: readonly City[]): string {
  const city = cityOf(offer, cities)
  return city ? `/admin/cities/${city.slug}` : '/admin/cities/_all'
}

/** Where an offer is seen that was edited: on the page of its city, or at the desk as long as devotees do not see it. */
export function pageAfterEdit(offer: Placed, cities: readonly City[], isPublished: boolean): string {
  const city = cityOf(offer, cities)
  const isSeen = (isPublished || offer.status === 'PUBLISHED') && city?.status === 'PUBLISHED'
  return isSeen ? `/city/${city.slug}` : listOf(offer, cities)
}

/** What the preview of an offer shows; none before there is a city. */
export function previewOf(offer: Package | Event, cities: readonly City[]): PreviewProps | null {
  const city = cityOf(offer, cities) ?? cities[0]
  return city ? { offer, city } : null
}
