import { randomUUID } from 'node:crypto'

const WELL_FORMED = /^[\w-]{8,64}$/

/** The id of a request in all logs: the id from the proxy before us, if it sends one, otherwise a new one. */
export const requestIdOf = (header: string | undefined, proxies: number): string =>
  proxies > 0 && header !== undefined && WELL_FORMED.test(header) ? header : randomUUID()
