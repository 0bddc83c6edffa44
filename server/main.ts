import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RenderPage } from './pages.ts'
import { serve } from './serve.ts'

const folder = new URL('../build/', import.meta.url)

/** The built pages; their context object comes out of the build itself, whose modules are not ours. */
export function renderWith(build: () => Promise<ServerBuild>, mode: string): RenderPage {
  const handle = createRequestHandler(build, mode)
  return async (request, page) => {
    const { pageContext } = (await build()).entry.module as unknown as {
      pageContext: Parameters<RouterContextProvider['set']>[0]
    }
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return handle(request, context)
  }
}

/** Serves the product from its build. */
export const serveBuilt = () =>
  serve(async () => {
    const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild
    return { renderPage: renderWith(async () => build, 'production'), clientFolder: new URL('client', folder).pathname }
  })
