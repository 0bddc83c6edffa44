import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import css from './app.css?inline'
import { handOverContext, pageContext } from './page-context.ts'
import { handOverScript } from './session/hand-over.ts'
import { DocumentContext } from './document-context.ts'
import { askLanguageScript } from './layout/ask-language-script.ts'

export { pageContext }

/**
 * The time after which the failed call can be tried again. React Router leaves the headers of loaders and actions to each route.
 */
const retryAfterOf = ({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext) =>
  [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
    .map((headers) => headers.get('Retry-After'))
    .find((seconds) => seconds !== null)

/** Renders a whole page, not a stream: the loaders are fast, and a whole page paints sooner. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, report } = context.get(pageContext)
  const session = context.get(handOverContext)
  const handOver = session ? handOverScript(session) : ''
  let answered = status
  const body = await renderToReadableStream(
    <DocumentContext value={{ css, nonce, handOver, askLanguage: askLanguageScript }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </DocumentContext>,
    {
      nonce,
      // With a finite value, React would send late parts at the end of the page, and without scripts nothing would move them to
      // their places.
      progressiveChunkSize: Infinity,
      onError(error) {
        answered = 500
        report(error)
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const retryAfter = retryAfterOf(entry)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new Response(body, { status: answered, headers })
}
