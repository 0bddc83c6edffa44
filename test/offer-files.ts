import { fileOf, sendForm } from './send-form.ts'
import type { World } from './world.ts'

type Sent = {
  path: 'preview' | 'import'
  content: string | Uint8Array
  language?: string
  digest?: string
  key?: string
}

/** Sends a file of offers as the page does. */
export const sendOfferFile = (
  w: Pick<World, 'request'>,
  who: { token?: string | undefined },
  { path, content, language, ...texts }: Sent,
): Promise<Response> =>
  sendForm(w, who, `/admin/offers/${path}`, { file: fileOf(content, 'offers.csv'), texts, language })
