/** @module-tag thorough */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from '../wait.ts'
import { freePort } from '../free-port.ts'
import { run } from './run-script.ts'
import { useServers } from './server-process.ts'
import { present } from '../present.ts'

const { newFolder, preparedFolder } = useServers()

const SECRET = 'Xq7'

const twoLines = 'Tirtha\nsecond line'

/** A variable, its wrong value, and what the printed line must say about it. */
const wrong: [name: string, found: string, expected: RegExp][] = [
  ['PORT', 'http', /port/],
  ['PORT', '70000', /65535/],
  ['HOST', '192.0.2.1', /address/],
  ['PUBLIC_URL', 'ftp://tirtha.example', /http/],
  ['DATABASE_URL', `mysql://tirtha:${SECRET}@127.0.0.1/tirtha`, /postgres:\/\//],
  ['DATABASE_URL', `postgres://tirtha:${SECRET}@one:5432,two:5432/tirtha`, /one host/],
  ['DATABASE_URL', `postgres://tirtha:${SECRET}@one,two/tirtha`, /one host/],
  ['DATABASE_URL', `postgres:///tirtha?host=one,two&password=${SECRET}`, /one host/],
  ['ADMIN_EMAIL', 'admin', /email/],
  ['ADMIN_PASSWORD', SECRET, /8 to 128/],
  ['ADMIN_SECURITY_KEY', SECRET, /8/],
  ['SEED', 'yes', /demo.*none/],
  ['SMTP_URL', `http://tirtha:${SECRET}@127.0.0.1`, /smtp:\/\//],
  ['MAIL_FROM', 'Tirtha without an address', /example\.org/],
  ['IMAP_URL', `https://tirtha:${SECRET}@127.0.0.1`, /imaps:\/\//],
  ['IMAP_URL', 'imaps://mail.example', /user, password/],
  ['ALERT_SENDERS', 'alerts', /email addresses/],
  ['ALERT_RECIPIENTS', 'office', /email addresses/],
  ['ALERT_PROVIDER', 'two words', /mx\.google\.com/],
  ['ALERT_ACCOUNTS', '12', /four or more/],
  ['ALERT_VERIFY', 'always', /off or exact/],
  ['ALERT_VERIFY_LIMIT', '-1', /rupees/],
  ['UPI_ID', 'tirtha', /UPI/],
  ['UPI_NAME', 'x'.repeat(201), /name/],
  ['BANK_ACCOUNT_HOLDER', 'x'.repeat(201), /name/],
  ['BANK_ACCOUNT_NUMBER', '12-34', /account number/],
  ['BANK_IFSC', 'HDFC123', /IFSC/],
  ['GSTIN', '99DEMOX0000X0Z0', /GSTIN/],
  ['GST_PERCENT', '12.5', /whole rate/],
  ['SAC', '1234', /code of six digits/],
  ['BANK_NAME', 'x'.repeat(201), /name/],
  ['BANK_BRANCH', 'x'.repeat(201), /name/],
  ['CARE_PHONE', 'call us', /phone/],
  ['CARE_EMAIL', 'care', /email/],
  ['BACKUP_HOURS', '0', /hours/],
  ['BACKUP_KEEP', '0', /1 to 1000/],
  ['BACKUP_PASSPHRASE', SECRET, /12 characters/],
  ['OPERATOR_EMAIL', 'desk', /email/],
  ['OPERATOR_SUMMARY_AT', '7 am', /07:00/],
  ['OPERATOR_LANGUAGE', 'de', /en or hi/],
  ['DRAIN_SECONDS', 'soon', /seconds/],
  ['KEEP_EMAILS_DAYS', '0', /days/],
  ['KEEP_QUOTES_DAYS', 'long', /days/],
  ['METRICS_PORT', '70000', /65535/],
  ['METRICS_TOKEN', SECRET, /16 to 200/],
  ['TRUST_PROXY', 'yes', /prox/],
  ['RATE_LIMIT_SCALE', '-1', /0 or more/],
  ['LOG_LEVEL', 'loud', /info/],
]

const secrets = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'ADMIN_SECURITY_KEY',
  'IMAP_URL',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  'SMTP_URL',
])

// Two run at a time, because each is a separate process.
const turn = pLimit(2)

type Outcome = { code: number | null; complaints: string[]; everything: string }

/** The values for one start: one for each variable, because a start reports all wrong variables. */
const roundOf = ({ name }: { name: string }, index: number) =>
  name === 'HOST' ? 'HOST' : String(wrong.slice(0, index).filter(([earlier]) => earlier === name).length)

const outcomes = new Map<string, Promise<Outcome>>()

const cases = wrong.map(([name, found, expected]) => ({
  name,
  found,
  expected,
  shown: JSON.stringify(found).slice(0, 40),
}))
const rounds = Map.groupBy(cases, roundOf)

const attempt = (env: Record<string, string>): Promise<Outcome> =>
  turn(async () => {
    const refused = run({
      env: { LOG_LEVEL: 'warn', PORT: String(await freePort()), DATA_DIR: newFolder(), SEED: 'none', ...env },
    })
    // A server that starts by mistake is ended without waiting.
    const isServing = waitUntil(() => refused.said.stderr.includes('Tirtha is ready'), 100_000)
    await Promise.race([refused.ended, isServing.catch(() => {})])
    refused.kill('SIGKILL')
    const { code } = await refused.ended
    return { code, complaints: refused.complaints(), everything: refused.said.stderr + refused.said.stdout }
  })

/** A path where a file prevents the creation of a folder. */
function fileAsFolder(): string {
  const file = join(newFolder(), 'a file')
  writeFileSync(file, 'not a folder')
  return file
}

const dataDir = fileAsFolder()

beforeAll(async () => {
  for (const [round, values] of rounds) {
    // The address is checked last, so that a prepared folder saves the time of a first start.
    const folder: Record<string, string> = round === 'HOST' ? { DATA_DIR: await preparedFolder() } : {}
    outcomes.set(round, attempt({ ...folder, ...Object.fromEntries(values.map(({ name, found }) => [name, found])) }))
  }
  outcomes.set('DATA_DIR', attempt({ DATA_DIR: dataDir }))
  outcomes.set('two lines', attempt({ SEED: twoLines }))
})

describe('CONTRACT environment', () => {
  test.each([...rounds].flatMap(([round, values]) => values.map((value) => ({ round, ...value }))))(
    '$name set to $shown stops the start with one line',
    async ({ round, name, found, expected }) => {
      const { code, complaints, everything } = await present(outcomes.get(round))
      expect(complaints).toHaveLength(present(rounds.get(round)).length)
      const own = complaints.filter((line) => line.startsWith(`${name}:`))
      expect(own).toEqual([expect.stringMatching(expected)])
      if (secrets.has(name)) expect(everything).not.toContain(SECRET)
      else expect(own[0]).toContain(found)
      expect(code).toBe(1)
    },
  )

  test('DATA_DIR that is a file stops the start with one line', async () => {
    const { code, complaints } = await present(outcomes.get('DATA_DIR'))
    expect(complaints).toEqual([expect.stringMatching(/^DATA_DIR\b/)])
    expect(complaints[0]).toContain(dataDir)
    expect(code).toBe(1)
  })

  test('a value of two lines is reported in one', async () => {
    const { code, complaints } = await present(outcomes.get('two lines'))
    expect(complaints).toEqual([expect.stringMatching(/^SEED\b/)])
    expect(code).toBe(1)
  })

  test('DATABASE_URL without a server stops the start and hides the password', async () => {
    const port = await freePort()
    for (const host of ['127.0.0.1', 'localhost']) {
      const { code, complaints, everything } = await attempt({
        DATABASE_URL: `postgres://tirtha:${SECRET}@${host}:${port}/tirtha`,
      })
      expect(complaints).toEqual([expect.stringMatching(/^DATABASE_URL\b/)])
      expect(everything).not.toContain(SECRET)
      expect(code).toBe(1)
    }
  })
})
