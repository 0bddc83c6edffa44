import { z } from '@hono/zod-openapi'
import { isLogoFile, isSiteName } from '../../domain/brand.ts'
import { readRefundTiers } from '../../domain/refund-tiers.ts'
import { readLedgerNames } from '../../domain/ledger-names.ts'
import { isLanguage } from '../../domain/language.ts'
import { isGstin } from '../../domain/gstin.ts'
import { isStopTime } from '../../domain/itinerary.ts'
import { isAccountNumber, isIfsc, isUpiId } from '../../domain/payee.ts'
import { parsePhone } from '../../domain/phone.ts'
import { defineCall } from '../call.ts'
import type { ErrorCode } from '../errors.ts'
import { code, nameText } from '../fields.ts'
import { adminOnly, body, data, noBody } from '../http.ts'
import { challenge, signed } from '../passkeys.ts'
import { pictureFile } from '../photos.ts'
import { typedCode } from '../second-step.ts'

/** Accepts an empty text, or a text that passes the test. An empty text restores a setting's default. */
const checked = (test: (text: string) => boolean, refusal: ErrorCode, text = z.string().trim()) =>
  text.refine((value) => value === '' || test(value), code(refusal)).optional()
const siteName = () => checked(isSiteName, 'SITE_NAME_INVALID', nameText())
const line = () => nameText().pipe(z.string().max(200)).optional()
const capitals = () => z.string().trim().toUpperCase()
const isPhone = (text: string): boolean => parsePhone(text) !== null
const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success
const isPercent = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= 40

const isRefundDays = (text: string): boolean => /^([2-9]|[12]\d|30)$/.test(text)

/** The settings that the operator changes at the desk. */
const fields = {
  siteName: siteName(),
  siteNameHindi: siteName(),
  siteLogo: checked(isLogoFile, 'LOGO_UNKNOWN').openapi({
    description: 'The file of an uploaded logo',
  }),
  upiId: checked(isUpiId, 'UPI_ID_INVALID'),
  payeeName: line(),
  accountHolder: line(),
  accountNumber: checked(isAccountNumber, 'ACCOUNT_NUMBER_INVALID'),
  ifsc: checked(isIfsc, 'IFSC_INVALID', capitals()),
  bankName: line(),
  branch: line(),
  legalName: line(),
  legalAddress: line().openapi({ description: 'Its lines are parted by |' }),
  gstin: checked(isGstin, 'GSTIN_INVALID', capitals()),
  gstPercent: checked(isPercent, 'GST_PERCENT_INVALID').openapi({ description: 'A whole rate from 0 to 40' }),
  sac: checked((text) => /^99\d{4}$/.test(text), 'SAC_INVALID'),
  placeOfSupply: z.enum(['', 'buyer', 'stay']).optional().openapi({
    description: 'Where a journey is supplied: the state of the buyer (IGST Act, 12 (2)), or of the stay (12 (3))',
  }),
  keptFee: z.enum(['', 'taxable', 'none']).optional().openapi({
    description:
      'Whether the charge for cancelling is taxed as what was booked (circular 178/10/2022), or is no supply',
  }),
  exemptUnder: line().openapi({ description: 'The notification by which poojas are exempt from GST' }),
  ledgers: checked((text) => readLedgerNames(text) !== null, 'LEDGERS_INVALID', nameText()).openapi({
    description: 'Names of ledgers for Tally and the journal: Bank=HDFC 4711 | Customers=Sundry debtors',
  }),
  refundTiers: checked((text) => readRefundTiers(text) !== null, 'REFUND_TIERS_INVALID').openapi({
    description: 'Days before the journey and the percentage that is refunded: 15:90 7:50 3:25',
  }),
  meetingPlace: line(),
  meetingPlaceHindi: line(),
  meetingHour: checked(isStopTime, 'STOP_TIME').openapi({ description: 'HH:MM in Asia/Kolkata' }),
  dayPhotos: z.enum(['', 'no', 'yes']).optional().openapi({
    description: 'Whether the link of a day asks for a photo of each stop and rite',
  }),
  carePhone: checked(isPhone, 'PHONE_INVALID'),
  careEmail: checked(isEmail, 'EMAIL_INVALID'),
  careHours: line(),
  careHoursHindi: line(),
  whatsapp: checked(isPhone, 'PHONE_INVALID'),
  grievanceOfficer: line(),
  grievanceOfficerHindi: line(),
  grievancePhone: checked(isPhone, 'PHONE_INVALID'),
  grievanceEmail: checked(isEmail, 'EMAIL_INVALID'),
  refundDays: checked(isRefundDays, 'REFUND_DAYS_INVALID').openapi({ description: 'Working days, 2 to 30' }),
  operatorEmail: checked(isEmail, 'EMAIL_INVALID'),
  operatorLanguage: checked(isLanguage, 'LANGUAGE_INVALID'),
}
export type SiteSettingName = keyof typeof fields
export const siteSettingNames = Object.keys(fields) as SiteSettingName[]

const values = z.record(z.enum(siteSettingNames as [SiteSettingName, ...SiteSettingName[]]), z.string())
const names = z.array(z.enum(siteSettingNames as [SiteSettingName, ...SiteSettingName[]]))

export const siteSettings = z
  .object({
    settings: values,
    fromEnvironment: names.openapi({ description: 'Set by a variable of the environment, which counts first' }),
    payeeAsksCode: z
      .boolean()
      .openapi({ description: 'A change of the payee asks for a code of your second step, or a passkey' }),
    invented: names.openapi({ description: 'Still a value of the demo' }),
  })
  .openapi('SiteSettings')
export type SiteSettings = z.infer<typeof siteSettings>

const upload = z.strictObject({ file: pictureFile })

const change = z.strictObject({
  ...fields,
  key: z.string().min(1).max(200),
  code: typedCode.optional(),
  passkey: signed.optional().openapi({ description: 'In the place of a code' }),
  before: z
    .strictObject(Object.fromEntries(siteSettingNames.map((name) => [name, z.string().optional()])))
    .optional()
    .openapi({ description: 'What was read before the change. If something else is stored now, it is refused.' }),
})
export type SiteSettingsChange = z.output<typeof change>

export const readSiteSettings = defineCall({
  operationId: 'readSiteSettings',
  method: 'get',
  path: '/admin/settings',
  tags: ['Admin'],
  summary: 'Read the settings of the site',
  security: adminOnly,
  success: { 200: data('The settings as they count now', siteSettings) },
})

export const changeSiteSettings = defineCall({
  operationId: 'changeSiteSettings',
  method: 'put',
  path: '/admin/settings',
  tags: ['Admin'],
  summary: 'Change settings of the site; those that are left out stay',
  security: adminOnly,
  request: body(z.strictObject({ settings: change })),
  success: { 200: data('The settings as they count now', siteSettings) },
  failures: [
    'BAD_KEY',
    'PAYEE_CODE_MISSING',
    'SECOND_STEP_WRONG',
    'PASSKEY_WRONG',
    'FIELDS_REQUIRED',
    'SETTING_FIXED',
    'EDITED_MEANWHILE',
    'SITE_NAME_INVALID',
    'LOGO_UNKNOWN',
    'UPI_ID_INVALID',
    'ACCOUNT_NUMBER_INVALID',
    'IFSC_INVALID',
    'GSTIN_INVALID',
    'GST_PERCENT_INVALID',
    'REFUND_DAYS_INVALID',
    'SAC_INVALID',
    'REFUND_TIERS_INVALID',
    'LEDGERS_INVALID',
    'STOP_TIME',
    'PHONE_INVALID',
    'EMAIL_INVALID',
    'LANGUAGE_INVALID',
    'TOO_MANY_REQUESTS',
  ],
})

export const beginPayeePasskey = defineCall({
  operationId: 'beginPayeePasskey',
  method: 'post',
  path: '/admin/settings/passkey',
  tags: ['Admin'],
  summary: 'Ask for what a passkey has to sign to confirm another payee',
  security: adminOnly,
  request: noBody,
  success: { 200: data('The challenge', challenge) },
})

export const sendTestEmail = defineCall({
  operationId: 'sendTestEmail',
  method: 'post',
  path: '/admin/settings/email',
  tags: ['Admin'],
  summary: 'Send an email to the own address, to see that emails arrive',
  security: adminOnly,
  request: noBody,
  success: { 200: data('It is queued', z.null()) },
  failures: ['TOO_MANY_REQUESTS'],
})

export const addLogo = defineCall({
  operationId: 'addLogo',
  method: 'post',
  path: '/admin/settings/logo',
  tags: ['Admin'],
  summary: 'Upload a logo; it counts when its file is saved as a setting',
  security: adminOnly,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
  success: { 201: data('The name of its file', z.object({ logo: z.string() })) },
  failures: ['PHOTO_UNREADABLE'],
})
