import { siteSettingNames, type SiteSettings, type SiteSettingsChange } from '../../contract/desk/site-settings.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { tryingCode } from '../account/second-step.ts'
import { checkEditKey } from '../account/security-key.ts'
import { recordChange } from '../audit/store.ts'
import { checkUnchanged } from '../catalogue/check-unchanged.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { checkLogo } from './logo.ts'
import { variableOf } from '../setting-variables.ts'
import { checkPayeeChange, payeeAsksCode } from './payee.ts'
import { readSiteSettings } from './read.ts'
import { lockSettings, storeSetting } from './store.ts'

/**
 * Changes settings of the site; settings that are left out stay. An empty value restores the default.
 * @throws AppError BAD_KEY, TOO_MANY_REQUESTS, SETTING_FIXED, EDITED_MEANWHILE, and the errors of `checkPayeeChange`
 */
export async function changeSiteSettings(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { key, code, passkey, before: read, ...wanted }: SiteSettingsChange,
  moment: Moment,
  deps: Pick<Services, 'limits' | 'log' | 'live'>,
): Promise<SiteSettings> {
  await checkEditKey(db, actor, { id: actor.id, key, field: 'settings.key' }, moment, deps)
  const { live } = deps
  const change = async (tx: Tx) => {
    await lockSettings(tx)
    await live.reload(tx)
    const { settings } = readSiteSettings(live)
    checkUnchanged(read, settings, { field: 'settings', language: moment.language })
    const names = siteSettingNames.filter((name) => wanted[name] !== undefined && wanted[name] !== settings[name])
    if (names.includes('siteLogo') && wanted.siteLogo) await checkLogo(tx, wanted.siteLogo)
    await checkPayeeChange(tx, actor, { names, code, passkey }, moment, live.env)
    for (const name of names) {
      const value = wanted[name] ?? ''
      const variable = variableOf[name]
      if (live.isFixed(variable)) throw new AppError('SETTING_FIXED', { field: `settings.${name}` })
      const subjectId = await storeSetting(tx, actor, { name: variable, value }, moment.at)
      const [from, to] = [settings[name], value].map((one) => ({ [name]: one }))
      await recordChange(tx, { actorId: actor.id, action: 'setting_changed', subjectId, from, to }, moment)
    }
  }
  const store = () => inTransaction(db, change)
  await (code === undefined && !passkey ? store() : tryingCode(db, actor.id, moment, deps, store))
  await live.reload(db)
  return { ...readSiteSettings(live), payeeAsksCode: await payeeAsksCode(db, actor) }
}
