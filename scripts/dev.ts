import { fileURLToPath } from 'node:url'
import { compileMessages, watchMessages } from './compile-messages.ts'
import { compileFonts } from './fonts.ts'

process.env.NODE_ENV ||= 'development'
// After an edit the server restarts, and nobody wants to wait for proxies then.
process.env.DRAIN_SECONDS ||= '0'
compileMessages()
await compileFonts()
watchMessages()

const { createServer } = await import('vite')
const { serve } = await import('../server/serve.ts')
const { renderWith } = await import('../server/main.ts')

/** Vite reloads pages when they are edited; `node --watch` restarts the server when its files change. */
await serve(async () => {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<never>
  return {
    renderPage: renderWith(build, 'development'),
    first: (request, response, next) => vite.middlewares(request, response, next),
  }
})
