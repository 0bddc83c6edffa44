import * as contract from '../../contract/account.ts'
import { m } from '../../messages/compiled/messages.js'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { queueEmail } from '../email/outbox.ts'
import { deviceOf } from './device.ts'
import { logIn } from './login.ts'
import { registerUser } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { emailKey } from './store.ts'

export const account = createRouter()
  .openapi(protect(contract.register), async (c) => {
    const { db, limits, address, language, at } = c.var
    await limits.take('registerByAddress', address)
    const device = deviceOf(c.req.header('user-agent'))
    const session = await registerUser(db, c.req.valid('json'), { language, device, at })
    c.var.wakeMail()
    return created(c, session, m.auth_registered)
  })
  .openapi(protect(contract.login), async (c) => {
    const { db, limits, address, language, at } = c.var
    const credentials = c.req.valid('json')
    await limits.take('loginByAddress', address)
    await limits.take('loginByAccount', emailKey(credentials.email))
    const device = deviceOf(c.req.header('user-agent'))
    return ok(c, await logIn(db, credentials, { language, device, at }))
  })
  .openapi(protect(contract.sendOtp), async (c) => {
    const { db, limits, address, language, at, wakeMail } = c.var
    const { email } = c.req.valid('json')
    await limits.take('codeByAddress', address)
    await limits.take('codeByAccountAMinute', emailKey(email))
    await limits.take('codeByAccountAnHour', emailKey(email))
    // Known or not, the same row is written: neither the answer nor its time tells.
    await queueEmail(db, { kind: 'one_time_code', recipient: email, language, content: {} }, at)
    wakeMail()
    return ok(c, null, m.auth_otp_sent)
  })
  .openapi(protect(contract.verifyOtp), async (c) => {
    const { email, otp, password } = c.req.valid('json')
    // The five tries protect a code; this guards the processor, since each try costs a hash.
    await c.var.limits.take('codeTryByAddress', c.var.address)
    await resetPassword(c.var.db, email, otp, password, c.var.at)
    return ok(c, null, m.auth_password_reset)
  })
  .openapi(protect(contract.verifySession), (c) => {
    const { id, name, email, phoneNumber, role } = c.var.user
    return ok(c, { id, name, email, phoneNumber, role })
  })
  .openapi(protect(contract.logout), async (c) => {
    await c.var.db.deleteFrom('sessions').where('id', '=', c.var.user.sessionId).execute()
    return ok(c, null, m.auth_logged_out)
  })
