import * as passkeys from '../../contract/passkeys.ts'
import * as step from '../../contract/second-step.ts'
import * as contract from '../../contract/settings.ts'
import { m } from '../../messages/compiled/messages.js'
import { deviceOf } from '../account/device.ts'
import { endOtherSessions, endSession } from '../account/sessions.ts'
import { created, createRouter, protect, ok } from '../http/router.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { collectOwnData } from './own-data.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'
import { readSettings } from './read-settings.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
} from './second-step.ts'

export const settings = createRouter()
  .openapi(protect(contract.readSettings), async (c) => ok(c, await readSettings(c.var.db, c.var.user, c.var.moment)))
  .openapi(protect(contract.updateUser), async (c) => {
    const user = await changeProfile(c.var.db, c.var.user, c.req.valid('json'))
    // Feedback shows the name of its author, so a change affects public content.
    c.var.contentChanged('feedback')
    return ok(c, user, m.settings_profile_saved)
  })
  .openapi(protect(contract.changePassword), async (c) => {
    const actor = { ...c.var.user, device: deviceOf(c.req.header('user-agent')) }
    const session = await changePassword(c.var.db, actor, c.req.valid('json'), c.var.moment, c.var)
    return ok(c, session, m.settings_password_changed)
  })
  .openapi(protect(contract.changeEmail), async (c) => {
    const wanted = c.req.valid('json')
    const user = await changeEmail(c.var.db, c.var.user, wanted, c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, user, wanted.otp === undefined ? m.settings_email_code_sent : m.settings_email_changed)
  })
  .openapi(protect(contract.endSession), async (c) => {
    await endSession(c.var.db, c.var.user, c.req.valid('param').id)
    return ok(c, null, m.settings_session_ended)
  })
  .openapi(protect(contract.endOtherSessions), async (c) => {
    await endOtherSessions(c.var.db, c.var.user)
    return ok(c, null, m.settings_sessions_ended)
  })
  .openapi(protect(step.readSecondStep), async (c) => ok(c, await readSecondStep(c.var.db, c.var.user)))
  .openapi(protect(step.beginAuthenticator), async (c) =>
    ok(c, await beginAuthenticator(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)),
  )
  .openapi(protect(step.confirmAuthenticator), async (c) => {
    const codes = await confirmAuthenticator(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, codes, m.second_step_set_up)
  })
  .openapi(protect(step.renewRecoveryCodes), async (c) =>
    ok(c, await renewRecoveryCodes(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)),
  )
  .openapi(protect(step.removeSecondStep), async (c) => {
    await removeSecondStep(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, null, m.second_step_removed)
  })
  .openapi(protect(passkeys.beginPasskey), async (c) =>
    ok(c, await beginPasskey(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)),
  )
  .openapi(protect(passkeys.addPasskey), async (c) => {
    const added = await addPasskey(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return created(c, added, m.passkey_added)
  })
  .openapi(protect(passkeys.removePasskey), async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') }
    await removePasskey(c.var.db, c.var.user, asked, c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, null, m.passkey_removed)
  })
  .openapi(protect(contract.readOwnData), async (c) => ok(c, await collectOwnData(c.var.db, c.var.user, c.var.moment)))
  .openapi(protect(contract.deleteAccount), async (c) => {
    await deleteAccount(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.contentChanged('feedback')
    return ok(c, null, m.settings_account_deleted)
  })
