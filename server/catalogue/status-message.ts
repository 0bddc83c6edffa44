import type { Language } from '../../domain/language.ts'
import type { PublicationStatus } from '../../domain/publication.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Followed } from './cities.ts'

export const statusMessage = {
  DRAFT: m.desk_offer_hidden,
  PUBLISHED: m.desk_offer_published,
  WITHDRAWN: m.desk_offer_withdrawn,
} as const satisfies Record<PublicationStatus, unknown>

/** Says how a change of a city's state affects its offers, which are shown and hidden with it. */
export const cityStatusMessage =
  ({ status }: { status: PublicationStatus }, { packages, poojas }: Followed) =>
  (_: {}, options: { locale: Language }): string =>
    (status === 'PUBLISHED' ? m.desk_city_published : m.desk_city_hidden)(
      { packages: String(packages), poojas: String(poojas) },
      options,
    )
