import type { Variables } from '../http/context.ts'
import { deviceOf } from './device.ts'

/** Who calls without a session: where from, and with what, such as "Chrome, Android". */
export type Visitor = { address: string; device: string | null }

type Received = { var: Pick<Variables, 'address'>; req: { header: (name: string) => string | undefined } }

export const visitorOf = (c: Received): Visitor => ({
  address: c.var.address,
  device: deviceOf(c.req.header('user-agent')),
})
