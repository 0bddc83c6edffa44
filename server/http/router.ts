import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { STATEMENT_LIMIT } from '../../contract/statement.ts'
import type { Language } from '../../domain/language.ts'
import type { Moment } from '../moment.ts'
import { formBody, jsonBody } from './body.ts'
import type { ApiEnv, SignedInEnv } from './context.ts'
import { readIssues } from './issues.ts'
import { AppError } from './app-error.ts'
import { requireRole } from './require-role.ts'

/** The routes of one area. A request that a schema refuses gets the same kind of answer in all areas. */
export const createRouter = () =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      // No row has a malformed id, so the client gets the same answer as for an unknown id.
      if (result.target === 'param') throw new AppError('NOT_FOUND')
      const { code, issues } = readIssues(result.error.issues, c.var.moment.language, c.var.env.CARE_PHONE)
      const [first] = issues
      throw new AppError(code, { issues, words: { detail: first?.message ?? '' } })
    },
  })

type Secured = RouteConfig & { security: { bearer: string[] }[] }
type BodyReader = MiddlewareHandler<ApiEnv>
type RoleCheck = MiddlewareHandler<ApiEnv & SignedInEnv>

const noBody: BodyReader = createMiddleware((_, next) => next())

function bodyReader({ request }: RouteConfig, mostOfFile: number): BodyReader {
  if (!request?.body) return noBody
  return 'multipart/form-data' in request.body.content ? formBody(mostOfFile) : jsonBody
}

/**
 * A route of the contract with the middleware that it needs: the check of its roles, and the body reader, which accepts a file of
 * at most so many bytes.
 */
export function protect<Route extends Secured>(
  route: Route,
  mostOfFile?: number,
): Route & { middleware: [RoleCheck, BodyReader] }
export function protect<Route extends RouteConfig>(route: Route): Route & { middleware: [BodyReader] }
export function protect(route: RouteConfig, mostOfFile = STATEMENT_LIMIT) {
  const readBody = bodyReader(route, mostOfFile)
  const roles = route.security?.[0]?.bearer
  return { ...route, middleware: roles ? [requireRole(roles), readBody] : [readBody] }
}

/** A route that reads a file without a login; `check` refuses strangers before their file is read. */
export const protectFile = <Route extends RouteConfig>(
  route: Route,
  mostOfFile: number,
  check: BodyReader,
): Route & { middleware: [BodyReader, BodyReader] } => ({ ...route, middleware: [check, formBody(mostOfFile)] })

/** The part of a context that an answer needs; routes have contexts of different types. */
type Answering = Pick<Context, 'json'> & { var: { moment: Moment } }
type Message = (words: {}, options: { locale: Language }) => string

export const ok = <Data>(c: Answering, data: Data, message?: Message) =>
  c.json({ data, ...(message && { message: message({}, { locale: c.var.moment.language }) }) }, 200)

export const created = <Data>(c: Answering, data: Data, message?: Message) =>
  c.json({ data, ...(message && { message: message({}, { locale: c.var.moment.language }) }) }, 201)

/** A job that continues after the answer. */
export const accepted = <Data>(c: Pick<Context, 'json'>, data: Data) => c.json({ data }, 202)

type File = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> }

/** A file to download, which only this reader may cache. */
export const file = (c: Pick<Context, 'body'>, { filename, contentType, content }: File) =>
  c.body(content, 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'private, no-store',
  })
