import { failureOf } from '../../../contract/client.ts'
import { sendOver } from '../../api.ts'

type Progress = (percent: number) => void

/** Like `fetch`, but reports how much is sent, which `fetch` cannot. */
const overXhr =
  (onProgress: Progress): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? Math.round((100 * loaded) / total) : 100),
      )
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
      request.addEventListener('error', () => reject(new TypeError('the request failed')))
      request.send(init.body as FormData)
    })

/** Sends a form with a file to a call of the API. @throws ApiError */
export async function uploadFile<Data>(path: string, form: FormData, onProgress: Progress): Promise<Data> {
  const response = await sendOver(overXhr(onProgress))(`/v1${path}`, { method: 'POST', body: form })
  if (!response.ok) throw await failureOf(response)
  return ((await response.json()) as { data: Data }).data
}
