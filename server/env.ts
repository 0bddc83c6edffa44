import { z } from 'zod'
import { REFUND_TIERS } from '../domain/cancellation.ts'
import { readLedgerNames } from '../domain/ledger-names.ts'
import { readRefundTiers, refundTiersText } from '../domain/refund-tiers.ts'
import { isStopTime } from '../domain/itinerary.ts'
import { languages } from '../domain/language.ts'
import { isGstinForm } from '../domain/gstin.ts'
import { inventedFor, payeeNames } from './demo-settings.ts'
import { brandOf, DEFAULT_NAME, isLogoFile, isSiteName } from '../domain/brand.ts'
import { isAccountNumber, isIfsc, isUpiId } from '../domain/payee.ts'
import { GST_PERCENT } from '../domain/price.ts'
import { listOf, listsHosts, msOfTime, number, phone, text, url, whole } from './env-fields.ts'

/** The environment has an invalid variable. The message is one line: the variable, what was expected, what was found. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** The default until the operator sets a value. */
const NONE = ''
const isOwnMachine = (address: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname)

/** Each variable with its schema and, for the error message, a description of valid values. */
const variables = {
  NODE_ENV: [z.enum(['production', 'development', 'test']).default('production'), 'production, development or test'],
  PORT: [whole(0, 65535).default(3000), 'a port from 0 to 65535'],
  HOST: [text.default('0.0.0.0'), 'an address to listen on'],
  PUBLIC_URL: [url('http:', 'https:').optional(), 'an http:// or https:// address'],
  DATABASE_URL: [
    url('postgres:', 'postgresql:')
      .refine((address) => !listsHosts(address))
      .optional(),
    'a postgres:// address with one host (several hosts cannot be used)',
  ],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder'],
  ADMIN_EMAIL: [z.email().default('admin@example.com'), 'an email address'],
  ADMIN_PASSWORD: [z.string().min(8).max(128).optional(), '8 to 128 characters'],
  ADMIN_SECURITY_KEY: [z.string().min(8).max(200).optional(), '8 to 200 characters'],
  SEED: [z.enum(['demo', 'none']).default('demo'), '"demo" or "none"'],
  SMTP_URL: [url('smtp:', 'smtps:').optional(), 'an smtp:// or smtps:// address'],
  MAIL_FROM: [
    text.regex(/^[^<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/).optional(),
    'a sender such as "Tirtha <office@example.org>"',
  ],
  IMAP_URL: [
    url('imap:', 'imaps:')
      .refine((address) => new URL(address).username !== '' && new URL(address).password !== '')
      .optional(),
    'an imaps:// address with user, password and folder',
  ],
  ALERT_SENDERS: [listOf(z.email()), 'email addresses of the bank, parted by commas'],
  ALERT_RECIPIENTS: [listOf(z.email()), 'email addresses to which the bank writes, parted by commas'],
  ALERT_PROVIDER: [text.regex(/^[\w.-]+$/).optional(), 'a name such as mx.google.com'],
  ALERT_ACCOUNTS: [listOf(z.string().regex(/^\d{4,34}$/)), 'account numbers or their last digits, four or more'],
  ALERT_VERIFY: [z.enum(['off', 'exact']).default('off'), 'off or exact'],
  ALERT_VERIFY_LIMIT: [whole(0, 100_000_000).default(0), 'whole rupees a day'],
  UPI_ID: [z.string().refine(isUpiId).default(NONE), 'a UPI address such as name@bank'],
  UPI_NAME: [text.default(NONE), 'a name'],
  BANK_ACCOUNT_HOLDER: [text.default(NONE), 'a name'],
  BANK_ACCOUNT_NUMBER: [z.string().refine(isAccountNumber).default(NONE), 'an account number'],
  BANK_IFSC: [z.string().refine(isIfsc).default(NONE), 'an IFSC of 11 characters'],
  BANK_NAME: [text.default(NONE), 'a name'],
  BANK_BRANCH: [text.default(NONE), 'a name'],
  LEGAL_NAME: [text.default(NONE), 'the name as registered for GST'],
  LEGAL_ADDRESS: [text.default(NONE), 'the registered address, its lines parted by |'],
  GSTIN: [
    z.string().refine(isGstinForm).default(NONE),
    'a GSTIN of 15 characters that begins with the code of a state',
  ],
  GST_PERCENT: [whole(0, 40).default(GST_PERCENT), 'a whole rate in percent, 0 to 40'],
  SAC: [
    z
      .string()
      .regex(/^99\d{4}$/)
      .default('998555'),
    'a service accounting code of six digits',
  ],
  PLACE_OF_SUPPLY: [z.enum(['buyer', 'stay']).default('buyer'), 'buyer or stay'],
  KEPT_FEE: [z.enum(['taxable', 'none']).default('taxable'), 'taxable or none'],
  EXEMPT_UNDER: [
    text.default('Notification 12/2017-Central Tax (Rate), entry 13'),
    'the notification by which poojas are exempt from GST',
  ],
  LEDGERS: [
    text.refine((value) => readLedgerNames(value) !== null).optional(),
    'names of ledgers, such as "Bank=HDFC 4711 | Customers=Sundry debtors"',
  ],
  REFUND_TIERS: [
    z
      .string()
      .refine((value) => readRefundTiers(value) !== null)
      .default(refundTiersText(REFUND_TIERS)),
    'days before the journey and percent that is refunded, such as "15:90 7:50 3:25"',
  ],
  SITE_NAME: [text.refine(isSiteName).default(DEFAULT_NAME.en), 'a name of at most 30 characters'],
  SITE_NAME_HINDI: [text.refine(isSiteName).default(DEFAULT_NAME.hi), 'a name of at most 30 characters'],
  SITE_LOGO: [z.string().refine(isLogoFile).optional(), 'the file of a logo that was uploaded at the desk'],
  CARE_PHONE: [phone.default(NONE), 'a phone number'],
  CARE_EMAIL: [z.email().default(NONE), 'an email address'],
  MEETING_PLACE: [text.optional(), 'where journeys begin that say nothing else'],
  MEETING_PLACE_HINDI: [text.optional(), 'where journeys begin that say nothing else, in Hindi'],
  MEETING_HOUR: [z.string().refine(isStopTime).optional(), 'an hour such as 05:30'],
  DAY_PHOTOS: [z.enum(['no', 'yes']).default('no'), 'no or yes'],
  CARE_HOURS: [text.optional(), 'when customer care answers, such as "7 am to 9 pm"'],
  CARE_HOURS_HINDI: [text.optional(), 'when customer care answers, in Hindi'],
  GRIEVANCE_OFFICER: [text.optional(), 'name and office of the grievance officer'],
  GRIEVANCE_OFFICER_HINDI: [text.optional(), 'name and office of the grievance officer, in Hindi'],
  GRIEVANCE_PHONE: [phone.optional(), 'a phone number'],
  GRIEVANCE_EMAIL: [z.email().optional(), 'an email address'],
  REFUND_DAYS: [whole(2, 30).default(7), 'within how many working days a refund is sent, 2 to 30'],
  WHATSAPP: [phone.optional(), 'a phone number'],
  BACKUP_DIR: [z.string().min(1).optional(), 'a folder'],
  BACKUP_HOURS: [whole(1, 720).default(24), 'a whole number of hours, 1 to 720'],
  BACKUP_KEEP: [whole(1, 1000).default(14), 'how many backups are kept, 1 to 1000'],
  BACKUP_PASSPHRASE: [z.string().min(12).max(1000).optional(), '12 characters or more'],
  PHOTOS_S3_URL: [url('http:', 'https:').optional(), 'the http:// or https:// address of a store that speaks S3'],
  PHOTOS_S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'the name of a bucket',
  ],
  PHOTOS_S3_REGION: [text.regex(/^[a-z0-9-]+$/).default('us-east-1'), 'a region such as ap-south-1'],
  PHOTOS_S3_KEY: [text.optional(), 'an access key id'],
  PHOTOS_S3_SECRET: [text.optional(), 'a secret access key'],
  OPERATOR_EMAIL: [z.email().optional(), 'an email address'],
  OPERATOR_SUMMARY_AT: [
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .default('07:00')
      .transform(msOfTime),
    'a time in India such as 07:00',
  ],
  OPERATOR_LANGUAGE: [z.enum(languages).optional(), 'en or hi'],
  DRAIN_SECONDS: [whole(0, 600).default(3), 'a whole number of seconds, 0 to 600'],
  KEEP_EMAILS_DAYS: [whole(1, 3650).default(90), 'a whole number of days, 1 to 3650'],
  KEEP_QUOTES_DAYS: [whole(1, 3650).default(90), 'a whole number of days, 1 to 3650'],
  METRICS_PORT: [whole(0, 65535).optional(), 'a port from 0 to 65535'],
  METRICS_TOKEN: [
    z
      .string()
      .regex(/^[\w-]{16,200}$/)
      .optional(),
    '16 to 200 letters, digits, - and _',
  ],
  WEB_CONCURRENCY: [whole(1, 64).default(1), 'a number of processes, 1 to 64'],
  TRUST_PROXY: [whole(0, 10).default(0), 'how many proxies stand in front, 0 to 10'],
  RATE_LIMIT_SCALE: [number(0, 1_000_000).default(1), 'a factor, 0 or more'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>

export type VariableName = keyof typeof variables
type Name = VariableName
type Values = { [N in Name]: z.output<(typeof variables)[N][0]> }

const secret = new Set<Name>([
  'ADMIN_PASSWORD',
  'ADMIN_SECURITY_KEY',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'IMAP_URL',
  'METRICS_TOKEN',
  'PHOTOS_S3_SECRET',
  'SMTP_URL',
])

const schemas: Readonly<Record<string, readonly [z.ZodType, string]>> = variables

/** Whether a variable with this name exists and accepts this value. */
export const isUsable = (name: string, value: string): boolean => schemas[name]?.[0].safeParse(value).success ?? false

/** @throws EnvironmentError with a line for each invalid variable; an empty variable counts as not set */
export function readEnv(source: Record<string, string | undefined>) {
  const values = {} as Record<string, unknown>
  const refused: string[] = []
  const invented = inventedFor(source)
  for (const [name, [schema, expected]] of Object.entries(variables) as [Name, readonly [z.ZodType, string]][]) {
    const found = source[name] || invented[name] || undefined
    const result = schema.safeParse(found)
    if (!result.success) {
      const shown = secret.has(name) ? 'a value that is not shown here' : JSON.stringify(found)
      refused.push(`${name}: expected ${expected}, found ${shown}`)
    } else values[name] = result.data
  }
  if (Number(values.WEB_CONCURRENCY) > 1 && !values.DATABASE_URL)
    refused.push('WEB_CONCURRENCY: expected 1 without DATABASE_URL, because the embedded database serves one process')
  if (values.IMAP_URL && (values.ALERT_SENDERS as string[]).length === 0)
    refused.push('ALERT_SENDERS: expected the addresses from which the bank writes, because IMAP_URL is set')
  if (values.ALERT_VERIFY === 'exact' && values.ALERT_VERIFY_LIMIT === 0)
    refused.push('ALERT_VERIFY_LIMIT: expected rupees a day, because ALERT_VERIFY is exact')
  for (const name of ['PHOTOS_S3_BUCKET', 'PHOTOS_S3_KEY', 'PHOTOS_S3_SECRET'] as const)
    if (values.PHOTOS_S3_URL && !values[name]) refused.push(`${name}: expected a value, because PHOTOS_S3_URL is set`)
  if (refused.length > 0) throw new EnvironmentError(refused.join('\n'))
  const env = values as Values
  const careEmail = env.CARE_EMAIL || env.ADMIN_EMAIL
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    OPERATOR_EMAIL: env.OPERATOR_EMAIL ?? (source.ADMIN_EMAIL || source.CARE_EMAIL || env.ADMIN_EMAIL),
    // Until an owner has said where devotees write, it is the address of the first one.
    CARE_EMAIL: careEmail,
    MAIL_FROM: env.MAIL_FROM ?? `${env.SITE_NAME} <${careEmail}>`,
    /** Who is not registered for GST adds none. */
    GST_PERCENT: env.GSTIN ? env.GST_PERCENT : 0,
    /** What is set, without what follows from it. */
    asSet: env,
    /** Whom a payment app shows. */
    payeeName: env.UPI_NAME || env.BANK_ACCOUNT_HOLDER || env.LEGAL_NAME || env.SITE_NAME,
    /** Devotees can pay by a UPI app, or by a transfer to a bank account. */
    hasPayee: env.UPI_ID !== NONE || (env.BANK_ACCOUNT_NUMBER !== NONE && env.BANK_IFSC !== NONE),
    /** The name and logo that the operator has chosen; absent while the site has its original ones. */
    brand: brandOf({ en: env.SITE_NAME, hi: env.SITE_NAME_HINDI }, env.SITE_LOGO),
    /** The accounts whose alerts count: the accounts in the settings, or else the payee's; none for the demo's payee. */
    alertAccounts:
      env.ALERT_ACCOUNTS.length > 0
        ? env.ALERT_ACCOUNTS
        : invented.BANK_ACCOUNT_NUMBER
          ? []
          : [env.BANK_ACCOUNT_NUMBER].filter(Boolean),
    /** The variables whose value was invented for the demo. */
    invented: Object.keys(invented),
    supplierIsDemo: invented.GSTIN !== undefined,
    payeeIsDemo: invented.UPI_ID !== undefined,
    /** Whether the site has its own address or payee, so that real devotees may use it. */
    isPublic:
      (env.PUBLIC_URL !== undefined && !isOwnMachine(env.PUBLIC_URL)) || payeeNames.some((name) => source[name]),
  }
}

export type Env = ReturnType<typeof readEnv>
