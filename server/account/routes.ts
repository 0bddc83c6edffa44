import * as contract from '../../contract/account.ts'
import { claimAccount as claimAccountCall } from '../../contract/desk/phone-booking.ts'
import * as passkeys from '../../contract/passkeys.ts'
import { finishLogin as finishLoginCall } from '../../contract/second-step.ts'
import { m } from '../../messages/compiled/messages.js'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { claimAccount } from './claim.ts'
import { beginPasskeyLogin, finishLogin } from './finish-login.ts'
import { logIn } from './login.ts'
import { requestCode } from './one-time-code.ts'
import { registerUser } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { logOut } from './sessions.ts'
import { toUserResponse } from './store.ts'
import { rememberBrowser, visitorOf } from './visitor.ts'

export const account = createRouter()
  .openapi(protect(contract.register), async (c) => {
    const visitor = visitorOf(c)
    const session = await registerUser(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    c.var.wakeMail()
    return created(c, session, m.auth_registered)
  })
  .openapi(protect(claimAccountCall), async (c) => {
    const visitor = visitorOf(c)
    const session = await claimAccount(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    return created(c, session, m.auth_claimed)
  })
  .openapi(protect(contract.login), async (c) => {
    const visitor = visitorOf(c)
    const opened = await logIn(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    if (!('user' in opened)) return c.json({ data: opened }, 202)
    rememberBrowser(c, visitor)
    return ok(c, opened)
  })
  .openapi(protect(finishLoginCall), async (c) => {
    const visitor = visitorOf(c)
    const session = await finishLogin(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    return ok(c, session)
  })
  .openapi(protect(passkeys.beginPasskeyLogin), async (c) =>
    ok(c, await beginPasskeyLogin(c.var.db, c.req.valid('json'), c.var.moment, c.var.env)),
  )
  .openapi(protect(passkeys.finishPasskeyLogin), async (c) => {
    const visitor = visitorOf(c)
    const session = await finishLogin(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    return ok(c, session)
  })
  .openapi(protect(contract.sendOtp), async (c) => {
    await requestCode(c.var.db, visitorOf(c), c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, null, m.auth_otp_sent)
  })
  .openapi(protect(contract.verifyOtp), async (c) => {
    const visitor = visitorOf(c)
    await resetPassword(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    return ok(c, null, m.auth_password_reset)
  })
  .openapi(protect(contract.verifySession), (c) => ok(c, toUserResponse(c.var.user)))
  .openapi(protect(contract.logout), async (c) => {
    await logOut(c.var.db, c.var.user)
    return ok(c, null, m.auth_logged_out)
  })
