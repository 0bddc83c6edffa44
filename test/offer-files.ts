import type { World } from './world.ts'

/** Sends a file of offers as the page does. */
export async function sendOfferFile(
  w: Pick<World, 'request'>,
  who: { token?: string | undefined },
  {
    path,
    content,
    language = 'en',
    ...texts
  }: { path: 'preview' | 'import'; content: string | Uint8Array } & Record<string, string | Uint8Array>,
) {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'offers.csv'))
  for (const [name, text] of Object.entries(texts)) form.set(name, String(text))
  // As bytes: the stream of a form goes on after a refusal, and fails where nobody can catch it.
  const encoded = new Response(form)
  return w.request(`/v1/admin/offers/${path}`, {
    method: 'POST',
    headers: {
      'Accept-Language': String(language),
      'Content-Type': encoded.headers.get('content-type') ?? '',
      ...(who.token && { Authorization: `Bearer ${who.token}` }),
    },
    body: await encoded.arrayBuffer(),
  })
}
