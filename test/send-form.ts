import type { World } from './world.ts'

type Who = { token?: string | undefined }
type Texts = Record<string, string | undefined>

/** Sends a file and the other fields of a form to a call under /v1, as a page does. */
export async function sendForm(
  w: Pick<World, 'request'>,
  { token }: Who,
  path: string,
  { file, texts = {}, language = 'en' }: { file: File; texts?: Texts; language?: string },
): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) form.set(name, text)
  // The form is sent as bytes: as a stream it would continue after a refusal, and fail where no code can catch it.
  const encoded = new Response(form)
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    'Accept-Language': language,
    'Content-Type': encoded.headers.get('content-type') ?? '',
  }
  return w.request(`/v1${path}`, { method: 'POST', headers, body: await encoded.arrayBuffer() })
}

export const fileOf = (content: string | Uint8Array, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
