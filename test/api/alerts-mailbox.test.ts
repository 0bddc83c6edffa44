import { afterEach, describe, expect, test } from 'vitest'
import type { Mailbox } from '../../contract/desk/alerts.ts'
import type { StatementAtDesk, StatementItem } from '../../contract/desk/statements.ts'
import { startAlertReader } from '../../server/mailbox/reader.ts'
import { actViolations } from '../act-violations.ts'
import { alertEmail, BANK, creditText, PROVIDER } from '../alert-emails.ts'
import { call, detail, post, type Sender, withAdvance } from '../calls.ts'
import { startImapServer } from '../imap-server.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { firstOf } from '../present.ts'
import { waitFor, waitUntil } from '../wait.ts'
import { world, type World } from '../world.ts'
import { kindsOf, statementCsv, uploaded } from './statement-files.ts'

const opened: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.stop()
})

async function mailbox({ hasIdle = true, ...environment }: { hasIdle?: boolean } & Record<string, unknown> = {}) {
  const server = await startImapServer({ hasIdle })
  opened.push(server)
  const w = await world({
    environment: {
      BANK_ACCOUNT_NUMBER: '50100000051234',
      IMAP_URL: server.url,
      ALERT_SENDERS: BANK,
      ALERT_PROVIDER: PROVIDER,
      ...(environment as Record<string, string>),
    },
  })
  const read = (lookEveryMs = 100) => {
    const reader = startAlertReader(
      { ...w, now: w.clock.now, statementWork: w.statementWork() },
      { lookEveryMs, firstWaitMs: 20 },
    )
    if (!reader) throw new Error('the settings name no mailbox')
    opened.push(reader)
    return reader
  }
  const deliver = (sent: Parameters<typeof alertEmail>[0]) => server.deliver(alertEmail(sent), w.clock.now())
  return { w, server, read, deliver }
}

const statementsOf = async (who: Sender) => (await call<StatementItem[]>(who, 'GET', '/statements')).data
const state = async (who: Sender) => (await call<Mailbox | null>(who, 'GET', '/admin/mailbox')).data
type Admin = Awaited<ReturnType<World['admin']>>
const exact = { ALERT_VERIFY: 'exact', ALERT_VERIFY_LIMIT: '9000' }

/** The kinds of the rows of the day, as soon as there are so many rows. */
const dayOf = (who: Admin, count: number) =>
  waitFor(async () => {
    const day = (await statementsOf(who)).find(({ source }) => source === 'MAILBOX')
    const kinds = day ? await kindsOf(who, day.id) : []
    expect(kinds).toHaveLength(count)
    expect(kinds).not.toContain('UNKNOWN')
    return { id: day?.id ?? '', kinds }
  })

describe('ALERTS of a mailbox', () => {
  test.each([true, false])('an email of the bank is matched as soon as it comes (IDLE: %s)', async (hasIdle) => {
    const { w, server, read, deliver } = await mailbox({ hasIdle })
    const { admin, utr, devotee, id: bookingId } = await withAdvance(w)
    // With IDLE the server announces it; otherwise the next check finds it.
    read(hasIdle ? 60_000 : 100)
    await waitUntil(async () => (await state(admin))?.lookedAt)
    await waitUntil(() => !hasIdle || server.commands.includes('IDLE'))
    deliver({ text: creditText(utr) })
    deliver({ from: 'friend@example.org', text: creditText('632653023052') })
    const { id, kinds } = await dayOf(admin, 1)
    expect(kinds).toEqual(['EXACT'])
    expect(await call(admin, 'GET', `/statements/${id}`)).toMatchObject({
      data: { source: 'MAILBOX', createdBy: 'Automatic' },
    })
    expect(await state(admin)).toMatchObject({ problem: null, automatic: null })
    expect((await detail(devotee, bookingId)).verified).toBe(false)
    expect(server.commands.filter((command) => /STORE|EXPUNGE|DELETE|MOVE|COPY|SELECT|BODY\[/.test(command))).toEqual(
      [],
    )
  })

  test('exact alerts are verified by themselves within the limit of the day, once, and each is taken back alone', async () => {
    const { w, read, deliver } = await mailbox(exact)
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = first
    read()
    deliver({ text: creditText(first.utr) })
    await waitUntil(async () => (await detail(first.devotee, first.id)).verified)
    deliver({ text: creditText(second.utr) })
    const { id } = await dayOf(admin, 2)
    expect(await state(admin)).toMatchObject({ automatic: { limit: 9000, used: 5000 } })
    expect((await call<StatementAtDesk>(admin, 'GET', `/statements/${id}`)).data).toMatchObject({
      verified: 1,
      toVerify: 1,
    })
    const { data: log } = await call<{ action: string; staff: { name: string } }[]>(
      admin,
      'GET',
      '/admin/audit?action=payment_verified',
    )
    expect(log.map(({ staff }) => staff.name)).toEqual(['Automatic'])
    expect((await post(admin, `/statements/${id}/undo`, { lines: [1] })).data).toEqual({ undone: 1 })
    expect((await detail(first.devotee, first.id)).verified).toBe(false)
    // The next day has its own limit, and a person must decide about verifications that were taken back.
    w.clock.pass({ days: 1 })
    await waitUntil(async () => (await detail(second.devotee, second.id)).verified)
    expect((await detail(first.devotee, first.id)).verified).toBe(false)
    expect(await ledgerViolations(w.db)).toEqual([])
    expect(await actViolations(w.db)).toEqual([])
  })

  test('a UTR that is entered after the alert is verified by itself, too', async () => {
    const { w, read, deliver } = await mailbox(exact)
    read()
    deliver({ text: creditText('426812345699') })
    await waitUntil(async () => (await statementsOf(await w.admin())).length > 0)
    w.clock.pass({ minutes: 5 })
    const devotee = await w.devotee()
    await devotee.addPackage({ headCount: 4, days: 20 })
    const { id } = firstOf(await devotee.book('426812345699'))
    await waitUntil(async () => (await detail(devotee, id)).verified)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('a forged email is to look at, verifies nothing and hides no real one', async () => {
    const { w, read, deliver } = await mailbox(exact)
    const { admin, utr, devotee, id: bookingId } = await withAdvance(w)
    read()
    deliver({ text: creditText(utr), results: 'dmarc=fail header.from=bank.example' })
    deliver({ text: creditText(utr).replace('credited to', 'debited from'), results: null })
    expect((await dayOf(admin, 1)).kinds).toEqual(['REVIEW SENDER_UNSURE'])
    deliver({ text: creditText(utr) })
    await waitUntil(async () => (await detail(devotee, bookingId)).verified)
  })

  test('two emails of one credit are one row, also after the mailbox has numbered its messages anew', async () => {
    const { w, server, read, deliver } = await mailbox()
    const { admin, utr } = await withAdvance(w)
    read()
    deliver({ text: creditText(utr) })
    deliver({ text: `A/c XX1234 is credited with Rs 5000 on 21-11-2026. UPI Ref ${utr}` })
    expect((await dayOf(admin, 1)).kinds).toEqual(['EXACT'])
    server.renumber()
    deliver({ text: creditText('632653023052', 10) })
    await waitFor(async () =>
      expect(await kindsOf(admin, firstOf(await statementsOf(admin)).id)).toEqual(['EXACT', 'UNKNOWN']),
    )
  })

  test('a row that a statement has is seen, and the alerts of an undone day begin anew', async () => {
    const { w, read, deliver } = await mailbox()
    const { admin, utr } = await withAdvance(w)
    await uploaded(w, admin, statementCsv([[utr, 5000]]))
    read()
    deliver({ text: creditText(utr) })
    const { id, kinds } = await dayOf(admin, 1)
    expect(kinds).toEqual(['SEEN'])
    await post(admin, `/statements/${id}/undo`, {})
    deliver({ text: creditText('632653023052', 10) })
    await waitFor(async () => expect((await statementsOf(admin)).map(({ rows }) => rows)).toEqual([1, 1, 1]))
  })

  test('a huge email and one that is none are passed over', async () => {
    const { w, read, deliver, server } = await mailbox()
    const { admin, utr } = await withAdvance(w)
    deliver({ text: `${creditText(utr)}\r\n${'x'.repeat(80)}\r\n`.repeat(5000) })
    server.deliver(Buffer.from(`From: <${BANK}>\r\n\r\n\0\xff`), w.clock.now())
    deliver({ text: creditText(utr) })
    read()
    expect((await dayOf(admin, 1)).kinds).toEqual(['EXACT'])
  })

  test('one server of several reads, and another one goes on where it has stopped', async () => {
    const { w, server, read, deliver } = await mailbox()
    const { admin, utr } = await withAdvance(w)
    const first = read()
    await waitUntil(async () => (await state(admin))?.lookedAt)
    read()
    deliver({ text: creditText(utr) })
    await dayOf(admin, 1)
    expect(server.commands.filter((command) => command === 'AUTHENTICATE')).toHaveLength(1)
    await first.stop()
    deliver({ text: creditText('632653023052', 10) })
    await waitFor(async () =>
      expect(await kindsOf(admin, firstOf(await statementsOf(admin)).id)).toEqual(['EXACT', 'UNKNOWN']),
    )
    expect(server.commands.filter((command) => /UID FETCH 1 .*PEEK/.test(command))).toHaveLength(1)
  })

  test('the desk says that the mailbox is away, that the password is wrong or the folder not there, and it goes on', async () => {
    const { w, server, read, deliver } = await mailbox()
    const { admin, utr } = await withAdvance(w)
    const problem = async (wanted: string | null) => waitUntil(async () => (await state(admin))?.problem === wanted)
    server.box.password = 'another'
    read()
    await problem('REFUSED')
    server.box.password = 'p@ss word'
    server.box.folder = 'Archive'
    await problem('NO_MAILBOX')
    server.box.folder = 'INBOX'
    await problem(null)
    await server.goAway()
    await problem('AWAY')
    w.clock.pass({ minutes: 6 })
    expect(await state(admin)).toMatchObject({ late: true })
    await server.comeBack()
    deliver({ text: creditText(utr) })
    expect((await dayOf(admin, 1)).kinds).toEqual(['EXACT'])
    await problem(null)
  })

  test('without settings there is no mailbox', async () => {
    const w = await world()
    expect(await state(await w.admin())).toBeNull()
    expect(startAlertReader({ ...w, now: () => new Date(), statementWork: w.statementWork() })).toBeNull()
  })
})
