import { unwrap } from '../../../contract/client.ts'
import type { HistoryEntry } from '../../../contract/desk/history.ts'
import { api } from '../../api.ts'
import type { ListPage } from '../../ui/load-more.tsx'

/** The changes of a city, package or pooja. */
export const readHistory = (id: string, cursor?: string): Promise<ListPage<HistoryEntry>> =>
  unwrap(api.admin.history[':id'].$get({ param: { id }, query: { limit: '10', ...(cursor && { cursor }) } }))
