import * as firstRun from '../../contract/desk/first-run.ts'
import * as contract from '../../contract/desk/site-settings.ts'
import { PHOTO_LIMIT } from '../../domain/photo.ts'
import { m } from '../../messages/compiled/messages.js'
import { makeChallenge } from '../account/passkeys.ts'
import { markTest } from '../bookings/mark-test.ts'
import { fileBytes } from '../http/body.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { changeSiteSettings } from './change.ts'
import { closeFirstRun, readFirstRun } from './first-run.ts'
import { addLogo } from './logo.ts'
import { payeeAsksCode } from './payee.ts'
import { readSiteSettings } from './read.ts'
import { sendTestEmail } from './test-email.ts'

export const siteSettings = createRouter()
  .openapi(protect(contract.readSiteSettings), async (c) => {
    const asksCode = await payeeAsksCode(c.var.db, c.var.user)
    return ok(c, { ...readSiteSettings(c.var.live), payeeAsksCode: asksCode })
  })
  .openapi(protect(contract.changeSiteSettings), async (c) => {
    const { settings } = c.req.valid('json')
    const changed = await changeSiteSettings(c.var.db, c.var.user, settings, c.var.moment, c.var)
    c.var.contentChanged('settings')
    return ok(c, changed, m.desk_site_saved)
  })
  .openapi(protect(contract.addLogo, PHOTO_LIMIT), async (c) => {
    const bytes = fileBytes(c.req.valid('form').file, PHOTO_LIMIT)
    return created(c, { logo: await addLogo(c.var.db, bytes, c.var.moment, c.var) }, m.desk_site_logo_help)
  })
  .openapi(protect(contract.beginPayeePasskey), async (c) =>
    ok(c, await makeChallenge(c.var.db, c.var.user.id, 'PAYEE', c.var.moment.at, c.var.env)),
  )
  .openapi(protect(contract.sendTestEmail), async (c) => {
    await sendTestEmail(c.var.db, c.var.user, c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, null, m.desk_site_test_email_queued)
  })
  .openapi(protect(firstRun.readFirstRun), async (c) => ok(c, await readFirstRun(c.var.db, c.var.env)))
  .openapi(protect(firstRun.closeFirstRun), async (c) => {
    await closeFirstRun(c.var.db, c.var.moment.at)
    return ok(c, null)
  })
  .openapi(protect(firstRun.markTest), async (c) => {
    await markTest(c.var.db, c.var.user, c.req.valid('json').id, c.var.moment)
    c.var.wakeMail()
    return ok(c, null, m.first_run_test_saved)
  })
