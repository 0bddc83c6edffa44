/** @module-tag thorough */
import { expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { alertEmail, BANK, creditText, PROVIDER } from '../alert-emails.ts'
import { startImapServer } from '../imap-server.ts'
import { waitUntil } from '../wait.ts'
import { useServers } from './server-process.ts'

const { start } = useServers()

test('ALERTS a server reads the mailbox of its settings, serves while that is away, and ends in time', async () => {
  const mailbox = await startImapServer()
  const env = { IMAP_URL: mailbox.url, ALERT_SENDERS: BANK, ALERT_PROVIDER: PROVIDER, ALERT_ACCOUNTS: '1234' }
  const server = await start({ env })
  await waitUntil(() => mailbox.commands.includes('IDLE'), 20_000)
  mailbox.deliver(alertEmail({ text: creditText('632653023052') }), new Date())
  await waitUntil(() => mailbox.commands.filter((command) => command === 'IDLE').length > 1, 20_000)
  await mailbox.goAway()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const database = await connectEmbedded({ dataDir: server.dataDir }, { onPoolError: () => {} })
  try {
    const rows = await database.db.selectFrom('statement_rows').select(['amount', 'kind']).execute()
    expect(rows).toEqual([{ amount: 500_000, kind: 'UNKNOWN' }])
  } finally {
    await database.close()
  }
})
