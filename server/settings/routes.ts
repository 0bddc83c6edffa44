import * as contract from '../../contract/settings.ts'
import { m } from '../../messages/compiled/messages.js'
import { deviceOf } from '../account/device.ts'
import { createRouter, protect, ok } from '../http/router.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { collectOwnData } from './own-data.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'

export const settings = createRouter()
  .openapi(protect(contract.readSettings), async (c) => {
    const { db, user, language, at } = c.var
    const { id, name, email, phoneNumber, role } = user
    const sessions = await listSessions(db, user, at)
    return ok(c, { user: { id, name, email, phoneNumber, role }, language: user.mailLanguage ?? language, sessions })
  })
  .openapi(protect(contract.updateUser), async (c) =>
    ok(c, await changeProfile(c.var.db, c.var.user.id, c.req.valid('json')), m.settings_profile_saved),
  )
  .openapi(protect(contract.changePassword), async (c) => {
    const change = { ...c.req.valid('json'), device: deviceOf(c.req.header('user-agent')) }
    return ok(c, await changePassword(c.var, c.var.user, change), m.settings_password_changed)
  })
  .openapi(protect(contract.endSession), async (c) => {
    await endSession(c.var.db, c.var.user.id, c.req.valid('param').id)
    return ok(c, null, m.settings_session_ended)
  })
  .openapi(protect(contract.endOtherSessions), async (c) => {
    await endOtherSessions(c.var.db, c.var.user)
    return ok(c, null, m.settings_sessions_ended)
  })
  .openapi(protect(contract.readOwnData), async (c) => ok(c, await collectOwnData(c.var.db, c.var.user, c.var)))
  .openapi(protect(contract.deleteAccount), async (c) => {
    await deleteAccount(c.var, c.var.user, c.req.valid('json').password)
    return ok(c, null, m.settings_account_deleted)
  })
