import type { Context } from 'hono'
import type { ApiEnv } from './context.ts'
import { liveSession, tokenIn } from './require-role.ts'

/** Whether a call that everybody may make comes from staff, who also see what is not published. An answer to staff is for nobody else. */
export async function isStaff(c: Context<ApiEnv>): Promise<boolean> {
  const token = tokenIn(c.req.header('authorization'))
  if (token === undefined) return false
  c.header('Cache-Control', 'no-store')
  const session = await liveSession(c.var.db, token, c.var.moment.at)
  return session?.role === 'ADMIN' && !session.mustSetUp
}
