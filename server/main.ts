import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RenderPage } from './pages.ts'
import { serve } from './serve.ts'

const folder = new URL('../build/', import.meta.url)

/**
 * Renders the pages of a build. The context object must come from the build's exports, because the one in the sources is a
 * different object.
 */
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

/** Serves the built product. */
export const serveBuilt = () =>
  serve(async () => {
    const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild
    return { renderPage: renderWith(async () => build, 'production'), clientFolder: new URL('client', folder).pathname }
  })
