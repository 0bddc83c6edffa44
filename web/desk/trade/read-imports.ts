import { unwrap } from '../../../contract/client.ts'
import { api } from '../../api.ts'

/** The imports of an earlier trade, newest first. */
export const readImports = (cursor?: string) =>
  unwrap(api.admin.imports.$get({ query: { limit: '20', ...(cursor && { cursor }) } }))
