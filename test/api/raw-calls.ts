import { routes } from '../contract-check.ts'
import { type World, world } from '../world.ts'

export type Raw = {
  method?: string
  path?: string
  token?: string
  type?: string | null
  body?: BodyInit
  stream?: boolean
}

export const call = async (
  w: World,
  { method = 'POST', path = '/feedback/create', token, type = 'application/json', body, stream }: Raw,
) => {
  const headers = { ...(type && { 'Content-Type': type }), ...(token && { Authorization: `Bearer ${token}` }) }
  // With bytes, unlike a string, no content type is added.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const sent = stream ? new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() : bytes
  const response = await w.request(`/v1${path}`, {
    method,
    headers,
    body: sent,
    ...(stream && { duplex: 'half' }),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

/** A user who may write feedback, and a function that sends it as bytes. */
export async function writer() {
  const w = await world()
  const { token } = await w.devotee()
  const raw = (body: BodyInit, over: Raw = {}) => call(w, { token, body, ...over })
  const shown = async () =>
    (await call(w, { method: 'GET', path: '/feedback', type: null })).data.map((one: { text: string }) => one.text)
  return { w, token, raw, shown }
}

export const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

export const somewhere = '01a1ff2d-26ea-7383-a08b-dcc8754f0804'

/** The calls with a JSON body. */
export const posts = routes
  .filter(
    ({ method, path }) =>
      method === 'post' &&
      !/^\/(statements|admin\/(offers|imports))(\/(preview|import))?$|\/photos$|\/logo$/.test(path),
  )
  .map(({ path, security }) => ({
    path: path
      .replace('/admin/sheets/{kind}', '/admin/sheets/driver')
      .replace('{date}', '2026-11-21')
      .replaceAll(/\{\w+\}/g, somewhere),
    forAdmins: security?.some(({ bearer }) => bearer?.includes('USER') === false) ?? false,
  }))

export type Post = (typeof posts)[number]

/** A user who may make the call, if it needs a login. */
export const caller = async (w: World, { forAdmins }: Post) => (forAdmins ? await w.admin() : await w.devotee()).token
