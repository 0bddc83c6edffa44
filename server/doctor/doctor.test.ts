import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startImapServer } from '../../test/imap-server.ts'
import { world } from '../../test/world.ts'
import { readEnv } from '../env.ts'
import { checkBackups } from './backups.ts'
import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { checkMachine } from './machine.ts'
import { checkNetwork } from './network.ts'
import { checkSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'tirtha-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const complete = {
  PUBLIC_URL: 'https://tirtha.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CARE_EMAIL: 'care@tirtha.example',
  SEED: 'none',
  UPI_ID: 'office@bank',
  UPI_NAME: 'Office',
  BANK_ACCOUNT_HOLDER: 'Office',
  BANK_ACCOUNT_NUMBER: '1234567890',
  BANK_IFSC: 'SBIN0000001',
  BANK_NAME: 'State Bank',
  BANK_BRANCH: 'Varanasi',
  LEGAL_NAME: 'Office',
  LEGAL_ADDRESS: 'Varanasi',
  GSTIN: '09ABCDE1234F1Z5',
}

const said = (found: Finding[]) => found.map(({ level, subject }) => `${level} ${subject}`)

describe('DESIGN doctor', () => {
  test('complete settings are good, and each missing one is named', () => {
    expect(said(checkSettings(readEnv(complete)))).toEqual(['good settings'])
    for (const [name, subject] of [
      ['SMTP_URL', 'SMTP_URL'],
      ['TRUST_PROXY', 'TRUST_PROXY'],
      ['CARE_EMAIL', 'CARE_EMAIL'],
      ['SEED', 'settings'],
      ['BANK_IFSC', 'BANK_IFSC'],
      ['GSTIN', 'GSTIN'],
    ] as const)
      expect([name, said(checkSettings(readEnv({ ...complete, [name]: undefined })))]).toEqual([
        name,
        [`doubtful ${subject}`],
      ])
    // UPI alone is enough, and so is a bank account.
    const [noUpi, noBank] = [{ UPI_ID: '' }, { BANK_ACCOUNT_NUMBER: '', BANK_IFSC: '' }]
    for (const without of [noUpi, noBank])
      expect(said(checkSettings(readEnv({ ...complete, ...without })))).toEqual(['good settings'])
    expect(said(checkSettings(readEnv({ ...complete, ...noUpi, ...noBank })))).toEqual(['doubtful settings'])
    expect(said(checkSettings(readEnv({ ...complete, PUBLIC_URL: 'http://tirtha.example' })))).toEqual([
      'doubtful PUBLIC_URL',
    ])
  })

  test('the age of the newest backup is compared with how often one is due', async () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const check = (over: object = {}) =>
      checkBackups(readEnv({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'x'.repeat(12), ...over }), now)
    expect(said(await check())).toEqual(['bad backup'])
    writeFileSync(join(folder, 'tirtha-20261121T120000Z.backup'), '')
    expect(said(await check())).toEqual(['good backup'])
    expect(said(await check({ BACKUP_HOURS: '11' }))).toEqual(['bad backup'])
    expect(said(await check({ BACKUP_PASSPHRASE: '' }))).toEqual(['good backup', 'doubtful backup'])
    expect(said(await check({ BACKUP_DIR: '' }))).toEqual(['doubtful backup', 'doubtful backup'].slice(0, 1))
  })

  test('disk, rights and runtime of the machine', async () => {
    const found = await checkMachine(readEnv({ DATA_DIR: join(folder, 'none') }))
    expect(said(found)).toContain('doubtful DATA_DIR')
    expect(said(found)).toContain('good Node.js')
    expect(found.find(({ subject }) => subject === 'disk')?.text).toMatch(/^\d+ MB are free/)
  })

  test('a mail server and an address that do not answer', async () => {
    const found = await checkNetwork(readEnv({ ...complete, PUBLIC_URL: 'http://tirtha.invalid' }))
    expect(said(found)).toEqual(['bad SMTP_URL', 'doubtful PUBLIC_URL'])
  })

  test('the mailbox with alerts: whether it can be read, and what its settings lack', async () => {
    const server = await startImapServer()
    const alerts = {
      ...complete,
      PUBLIC_URL: '',
      SMTP_URL: '',
      IMAP_URL: server.url,
      ALERT_SENDERS: 'alerts@bank.example',
    }
    const mailbox = async () => (await checkNetwork(readEnv(alerts))).filter(({ subject }) => subject === 'IMAP_URL')
    expect(said(await mailbox())).toEqual(['good IMAP_URL'])
    server.box.password = 'another'
    expect(await mailbox()).toMatchObject([{ level: 'bad', text: expect.stringContaining('password') as string }])
    await server.stop()
    expect(said(await mailbox())).toEqual(['bad IMAP_URL'])
    const settings = said(checkSettings(readEnv({ ...alerts, BANK_ACCOUNT_NUMBER: '' })))
    expect(settings).toEqual(expect.arrayContaining(['doubtful ALERT_PROVIDER', 'doubtful ALERT_ACCOUNTS']))
  })

  test('version, migrations, clock, and work that waits too long', async () => {
    const w = await world()
    const real = () => new Date()
    expect(said(await checkDatabase(w.db, real))).toEqual([
      'good database',
      'good migrations',
      'good clock',
      'good work',
    ])
    const behind = () => new Date(Date.now() - 3600_000)
    expect(said(await checkDatabase(w.db, behind))).toContain('bad clock')
    w.clock.set(new Date(Date.now() - 4 * 24 * 3600_000).toISOString())
    const devotee = await w.devotee()
    await devotee.addPooja()
    await devotee.book('426812345678')
    expect(said(await checkDatabase(w.db, real)).slice(3)).toEqual(['doubtful emails', 'doubtful payments'])
    await w.db.updateTable('outbox').set({ given_up_at: real() }).execute()
    const found = await checkDatabase(w.db, real)
    expect(found.find(({ subject }) => subject === 'emails')?.text).toMatch(/^1 were given up/)
    await w.db
      .updateTable('users')
      .set({ created_at: new Date(Date.now() + 3600_000) })
      .execute()
    expect(said(await checkDatabase(w.db, real))).toContain('bad clock')
  })
})
