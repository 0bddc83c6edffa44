import { expect } from 'vitest'
import type { Statement, StatementRow } from '../../contract/statement.ts'
import { type Answer, call, post, type Sender } from '../calls.ts'
import type { World } from '../world.ts'

/** A statement with a row for each UTR and its amount in rupees; a negative amount is money that left. */
export const statementCsv = (rows: readonly (readonly [reference: string, rupees: number])[], day = '21/11/2026') =>
  [
    'Date,Narration,Withdrawal,Deposit',
    ...rows.map(([reference, rupees]) =>
      [day, `UPI-${reference}-PAY`, rupees < 0 ? -rupees : '', rupees < 0 ? '' : rupees].join(','),
    ),
  ].join('\n')

type Content = string | Uint8Array<ArrayBuffer>

/** Uploads a file as the page does. */
export async function upload(
  who: { token?: string },
  { request }: Pick<World, 'request'>,
  content: Content,
  language = 'en',
  columns?: object,
  path = '/v1/statements',
  password?: string,
) {
  const form = new FormData()
  form.set('file', new File([content], 'statement.csv'))
  if (password) form.set('password', password)
  if (columns) form.set('columns', JSON.stringify(columns))
  // The form is sent as bytes: as a stream it would continue after a refusal, and fail where no code can catch it.
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  const headers = {
    Authorization: `Bearer ${who.token ?? ''}`,
    'Accept-Language': language,
    'Content-Type': encoded.headers.get('content-type') ?? '',
  }
  return request(path, { method: 'POST', headers, body })
}

export async function preview<Data>(w: World, who: { token?: string }, content: Content, language = 'en') {
  const response = await upload(who, w, content, language, undefined, '/v1/statements/preview')
  return { status: response.status, ...(await response.json()) } as Answer<Data>
}

export type Who = Awaited<ReturnType<World['admin']>>

export async function uploaded(w: World, admin: Who, content: Content, columns?: object) {
  const response = await upload(admin, w, content, 'en', columns)
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: Statement }).data
}

export const rowsOf = async (who: Who, id: string, query = '') =>
  (await call<StatementRow[]>(who, 'GET', `/statements/${id}/rows${query}`)).data

export const kindsOf = async (who: Who, id: string) =>
  (await rowsOf(who, id)).map(({ kind, reasons }) => [kind, ...reasons].join(' '))

export const verifyAll = (who: Sender, id: string, lines?: number[]) =>
  post<{ verified: number; skipped: { line: number; reason: string }[] }>(
    who,
    `/statements/${id}/verify`,
    lines ? { lines } : {},
  )

export const undo = (who: Sender, id: string) => post<{ undone: number }>(who, `/statements/${id}/undo`, {})
