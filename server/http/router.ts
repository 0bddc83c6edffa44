import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { Role } from '../../domain/role.ts'
import type { Language } from '../../domain/language.ts'
import { jsonBody } from './body.ts'
import type { ApiEnv, SignedInEnv } from './context.ts'
import { readIssues } from './issues.ts'
import { AppError } from './app-error.ts'
import { requireRole } from './session.ts'

/** An area of the API: a list of routes. What its schemas refuse is answered alike everywhere. */
export const createRouter = () =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      // A malformed id in a path is a thing that is not there.
      if (result.target === 'param') throw new AppError('NOT_FOUND')
      const { code, issues } = readIssues(result.error.issues, c.var.language)
      const [first] = issues
      throw new AppError(code, { issues, words: { detail: first ? `${first.path}: ${first.message}` : '' } })
    },
  })

type Secured = { security: { bearer: string[] }[] }
type Protected<Route> = Omit<Route, 'middleware'> & {
  middleware: [MiddlewareHandler<Route extends Secured ? SignedInEnv : {}>]
}

/** A route of the contract with what its own lines ask for: the roles it names and the reading of its body. */
export function protect<Route extends RouteConfig>(route: Route): Protected<Route> {
  const roles = route.security?.[0]?.bearer as Role[] | undefined
  const middleware = [...(roles ? [requireRole(roles)] : []), ...(route.request?.body ? [jsonBody] : [])]
  return { ...route, middleware } as unknown as Protected<Route>
}

/** What an answer needs of a context, whatever else its route has put there. */
type Answering = Pick<Context, 'json'> & { var: { language: Language } }
type Message = (words: {}, options: { locale: Language }) => string

export const ok = <Data>(c: Answering, data: Data, message?: Message) =>
  c.json({ data, ...(message && { message: message({}, { locale: c.var.language }) }) }, 200)

export const created = <Data>(c: Answering, data: Data, message?: Message) =>
  c.json({ data, ...(message && { message: message({}, { locale: c.var.language }) }) }, 201)

/** One page of a growing list: `rows` holds up to one more than `limit`, which tells that there is a next one. */
export function pageOf<Row extends { id: string }, Item>(rows: Row[], limit: number, show: (row: Row) => Item) {
  const shown = rows.slice(0, limit)
  return { data: shown.map(show), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
