import type { Context } from 'hono'
import type { ApiEnv } from './context.ts'
import { liveSession, tokenIn } from './require-role.ts'

/** Whether a public call comes from staff, who also see unpublished content. Nobody else may get an answer to staff. */
export async function isStaff(c: Context<ApiEnv>): Promise<boolean> {
  const token = tokenIn(c.req.header('authorization'))
  if (token === undefined) return false
  c.header('Cache-Control', 'no-store')
  const session = await liveSession(c.var.db, token, c.var.moment.at)
  return session?.role === 'ADMIN' && !session.mustSetUp
}
