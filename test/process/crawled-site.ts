import { beforeAll } from 'vitest'
import { origin } from '../seo-pages.ts'
import { crawlerOf } from '../served-page.ts'
import { type ServerProcess, useServers } from './server-process.ts'

/** A server for all tests of a file, and the requests of search engines to it. */
export function crawledSite() {
  const { startPrepared } = useServers()
  let running: ServerProcess
  beforeAll(async () => {
    running = await startPrepared({ PUBLIC_URL: origin, RATE_LIMIT_SCALE: '0' })
  })
  return crawlerOf(() => running.url)
}
