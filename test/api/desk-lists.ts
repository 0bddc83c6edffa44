import type { DeskRow } from '../../contract/desk/lists.ts'
import type { World } from '../world.ts'

type Staff = Awaited<ReturnType<World['admin']>>
type Query = Record<string, string>

export type ListPage = { status: number; data: DeskRow[]; nextCursor: string | null; code?: string }

const addressOf = (list: string, query: Query) => `/admin/lists/${list}?${new URLSearchParams(query)}`

export async function readList(staff: Staff, list: string, query: Query = {}): Promise<ListPage> {
  const response = await staff.send('GET', addressOf(list, query))
  return { status: response.status, ...(await response.json()) }
}

/** The values of one column of the first page. */
export const column = async (staff: Staff, list: string, name: string, query: Query = {}) =>
  (await readList(staff, list, query)).data.map(({ values }) => values[name])

/** The ids of all pages of a list. */
export async function idsOf(staff: Staff, list: string, query: Query): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ListPage = await readList(staff, list, { ...query, ...(cursor && { cursor }) })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return ids
}

/** A download of a list. */
export const exported = (staff: Pick<Staff, 'send'>, list: string, query: Query) =>
  staff.send('GET', addressOf(`${list}/export`, query))
