import type { ErrorCode } from '../../contract/errors.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'
import type { Language } from '../../domain/language.ts'

type Stage = { w: World; language: Language }

const key = 'a key of the house'

const setting =
  (name: string, value: string) =>
  async ({ w, language }: Stage) =>
    w.bearer((await w.admin()).token, language).send('PUT', '/admin/settings', { settings: { [name]: value, key } })

/** A request for each code with which the settings of the site are refused. */
export const settingErrors = {
  SITE_NAME_INVALID: setting('siteName', 'Ganga <b>Yatra</b>'),
  LOGO_UNKNOWN: setting('siteLogo', 'logo.png'),
  UPI_ID_INVALID: setting('upiId', 'nobank'),
  ACCOUNT_NUMBER_INVALID: setting('accountNumber', '12'),
  IFSC_INVALID: setting('ifsc', 'SBIN1001234'),
  GSTIN_INVALID: setting('gstin', '27AAPFU0939F1ZW'),
  REFUND_DAYS_INVALID: setting('refundDays', '31'),
  GST_PERCENT_INVALID: setting('gstPercent', '41'),
  LEDGERS_INVALID: setting('ledgers', 'Bank=HDFC|Vault=Gold'),
  REFUND_TIERS_INVALID: setting('refundTiers', '7:50 15:90'),
  SAC_INVALID: setting('sac', '123456'),
  EMAIL_INVALID: setting('careEmail', 'nobody'),
  LANGUAGE_INVALID: setting('operatorLanguage', 'fr'),
  NOT_A_TEST: async ({ w, language }) => {
    const devotee = await w.devotee()
    const owner = w.bearer((await w.admin()).token, language)
    await devotee.addPooja()
    const { id } = firstOf(await devotee.book('426812345678'))
    await owner.send('POST', '/bookings/verification', { id, status: true })
    return owner.send('POST', '/admin/first-run/test', { id })
  },
  SETTING_FIXED: async ({ language }) => {
    const w = await world({ environment: { UPI_ID: 'server@examplebank' } })
    await storeSecurityKey(w.db, key)
    return setting('upiId', 'desk@examplebank')({ w, language })
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
