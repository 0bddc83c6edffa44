import { unwrap } from '../../../contract/client.ts'
import type { PublicationStatus } from '../../../domain/publication.ts'
import { api } from '../../api.ts'

type Change = { param: { id: string }; json: { status: PublicationStatus; key: string } }
type Answer = Promise<{ message?: string | undefined }>

const calls = {
  cities: (change: Change): Answer => unwrap(api.cities[':id'].status.$post(change)),
  packages: (change: Change): Answer => unwrap(api.packages[':id'].status.$post(change)),
  events: (change: Change): Answer => unwrap(api.events[':id'].status.$post(change)),
}

/** What can be published, by the names in its calls. */
export type Area = keyof typeof calls

export const setStatus = (area: Area, id: string, status: PublicationStatus, key: string) =>
  calls[area]({ param: { id }, json: { status, key } })
