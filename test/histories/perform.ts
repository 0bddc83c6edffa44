import type { Db } from '../../db/connect.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { HOUR_MS } from '../../domain/durations.ts'
import { paise } from '../../domain/money.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { openSession } from '../../server/account/sessions.ts'
import { workOnAlerts } from '../../server/statements/automatic.ts'
import { upload } from '../api/statement-files.ts'
import { call, nextTransfer, nextUtr, post, type Sender } from '../calls.ts'
import { makePackage, makePooja, makeUser } from '../factories.ts'
import { present } from '../present.ts'
import type { World } from '../world.ts'
import type { Act, Deed } from './acts.ts'
import { tendOffers } from './offers.ts'
import { assignPeople } from './people.ts'
import { alertTexts, receiveMail, statementFile } from './bank.ts'
import { countCash, part, payCash } from './cash.ts'
import { pressCash } from './day.ts'
import { allow, fileMonth, rework, writeOff } from './owner.ts'
import { askForGroup } from './groups.ts'
import { enterByPhone } from './phone.ts'
import { tendTrade } from './trade.ts'
import { cityOf } from '../places.ts'
import { addWishes, joinWaiting, keepPlaces, leaveWaiting, quoteCart, setPlaces } from './places.ts'

type Answered = { path: string; status: number; code?: string }
type User = Awaited<ReturnType<typeof makeUser>>

const MOST_ADVANCES = 3
/** Shorter than the lifetime of an admin's session. */
const SESSION_MS = 6 * HOUR_MS
/** The amount that may be verified automatically in a day, in paise: more than one advance, less than two. */
export const AUTOMATIC_LIMIT = paise(9000_00)
const PASSED = [{ seconds: 1 }, { seconds: 5 }, { seconds: 13 }, { hours: 1 }, { days: 1 }, { days: 3 }]

/** Two devotees, two admins and their acts. `db` is the database whose connection is not lost when `w` loses its own. */
export async function stage(w: World, db: Db) {
  const devotees = [await makeUser(db), await makeUser(db)] as const
  const staff = [await makeUser(db, { role: 'ADMIN' }), await makeUser(db, { role: 'ADMIN' })] as const
  const packages = [await makePackage(db, { price: 6000 }), await makePackage(db, { price: 999.99 })] as const
  const pooja = await makePooja(db, { cost: 1100.55 })
  const city = await cityOf(db)
  const answers: Answered[] = []
  const sessions = new Map<string, string>()

  const request = async (path: string, init: RequestInit = {}) => {
    const response = await w.app.request(path, init)
    const { code } = (await response.clone().json()) as { code?: string }
    answers.push({ path, status: response.status, code })
    return response
  }
  async function as(user: User): Promise<Sender & { token: string }> {
    const now = w.clock.now()
    const key = `${user.id} ${Math.floor(now.getTime() / SESSION_MS)}`
    const token = sessions.get(key) ?? (await openSession(db, user, now))
    sessions.set(key, token)
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const send = (method: string, path: string, body?: unknown) =>
      request(`/v1${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    return { token, send }
  }
  const admin = ({ who }: Act) => as(staff[who === 0 ? 0 : 1])
  const devotee = ({ who }: Act) => as(devotees[who === 0 ? 0 : 1])
  /** One of the two devotees, or a devotee whom an import has added. */
  const owner = async (id: string) => {
    const known = devotees.find((user) => user.id === id)
    return as(
      known ?? {
        ...devotees[0],
        ...(await db.selectFrom('users').select(['id', 'email']).where('id', '=', id).executeTakeFirstOrThrow()),
      },
    )
  }

  const payments = () => db.selectFrom('payments').selectAll().where('utr', 'is not', null).orderBy('id').execute()
  const pick = <Row>(rows: readonly Row[], { which }: Act): Row | undefined => rows[which % rows.length]
  const payment = async (act: Act) => pick(await payments(), act)
  const booking = async (act: Act) => pick(await db.selectFrom('bookings').selectAll().orderBy('id').execute(), act)
  /** Including closed and sent ones, because a page from yesterday still shows them. */
  const refund = async (act: Act) => {
    const all = await db.selectFrom('refunds').selectAll().orderBy('id', 'desc').execute()
    const waiting = all.filter(({ sent_at, closed_at }) => !sent_at && !closed_at)
    return pick(act.flag ? waiting : all, act)
  }
  const statement = async (act: Act) => {
    const all = await db.selectFrom('statements').selectAll().orderBy('id', 'desc').execute()
    return all[Math.floor(act.which / 6) % all.length]
  }
  const moment = (at = w.clock.now()) => ({ at, today: dayOf(at.getTime()), language: 'en' as const, requestId: '' })
  const alertsOf = async (act: Act) => alertTexts(await payments(), act, moment().today)

  const chosen = (act: Act) => ({ packages, pooja, act, now: w.clock.now() })
  const wish = async (act: Act) => addWishes(await devotee(act), chosen(act))
  const deeds: Record<Deed, (act: Act) => Promise<unknown>> = {
    async book(act) {
      const bought = (await payments()).filter(({ purpose }) => purpose === 'ADVANCE')
      if (bought.length >= MOST_ADVANCES) return
      const who = await wish(act)
      const { data: cost } = await call<number>(who, 'GET', '/bookings/cost')
      await post(who, '/bookings/add', { amountPaid: Math.min(5000, cost), refNo: nextUtr() })
    },
    wish,
    quote: async (act) => quoteCart(await devotee(act)),
    wait: async (act) => joinWaiting(await devotee(act), chosen(act), await booking(act)),
    leave: async (act) => leaveWaiting(await devotee(act), act),
    places: async (act) => setPlaces(await admin(act), city, chosen(act)),
    offers: async (act) => tendOffers(db, { ...chosen(act), admin: await admin(act), devotee: await devotee(act) }),
    people: async (act) => assignPeople(db, await admin(act), act),
    trade: async (act) => tendTrade(w, db, { admin: await admin(act), request, packages, act }),
    async balance(act) {
      const wanted = await booking(act)
      if (!wanted) return
      const who = await owner(wanted.user_id)
      const { data } = await post(who, '/payments/balance', { bookingId: wanted.id })
      if (data && act.which % 5 > 0) await post(who, '/payments/submit', { id: data.id, refNo: nextUtr() })
    },
    cash: async (act) => payCash(w, await admin(act), act, await booking(act)),
    day: async (act) => pressCash(w, await admin(act), act),
    count: async (act) => countCash(await admin(act), act),
    phone: async (act) => enterByPhone(w, await admin(act), { devotees, packages, pooja, act }),
    group: async (act) =>
      askForGroup(w, await admin(act), {
        devotee: devotees[act.who === 0 ? 1 : 0],
        packageId: packages[act.which % 2 === 0 ? 0 : 1].id,
        act,
      }),
    async submit(act) {
      const wanted = await payment(act)
      if (!wanted) return
      const others = await payments()
      const refNo = act.flag ? nextUtr() : present(others[(act.which + 1) % others.length]?.utr)
      await post(await owner(wanted.user_id), '/payments/submit', { id: wanted.id, refNo })
    },
    async verify(act) {
      const wanted = await payment(act)
      if (!wanted) return null
      const amount = act.factor === null ? {} : { amountReceived: part(wanted.amount_payable, act.factor) }
      const { status } = await post(await admin(act), '/payments/verify', {
        id: wanted.id,
        ...amount,
        confirm: true,
        ...(act.which % 4 === 3 && { receivedOn: w.inDays(0 - (act.which % 3)) }),
        ...(act.flag && { undoable: true }),
      })
      return status === 200 ? { id: wanted.id, ...amount } : null
    },
    mark: async (act) => ask(await booking(act), act, '/bookings/verification', { status: act.flag }),
    reject: async (act) =>
      ask(await payment(act), act, '/payments/reject', { reason: 'NOT_FOUND', ...(act.flag && { undoable: true }) }),
    async undo(act) {
      const last = await db
        .selectFrom('acts')
        .selectAll()
        .where('payment_id', 'is not', null)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (!act.flag || !last?.payment_id) return ask(await payment(act), act, '/payments/undo', {})
      const own = staff.findIndex(({ id }) => id === last.staff_id)
      await ask({ id: last.payment_id }, { ...act, who: own }, '/payments/undo', {})
    },
    async cancel(act) {
      const wanted = await booking(act)
      if (!wanted) return
      const who = act.flag ? await admin(act) : await owner(wanted.user_id)
      const { data } = await call(who, 'GET', `/bookings/${wanted.id}`)
      const refund = act.flag ? data.amountPaid : data.cancellation.refund
      await post(who, '/bookings/cancel', { id: wanted.id, refund })
    },
    markTest: async (act) => ask(await booking(act), act, '/admin/first-run/test', {}),
    writeOff: async (act) => writeOff(await admin(act), act, await booking(act)),
    file: async (act) => fileMonth(await admin(act), act, dayOf(w.inDays(0 - 3 * act.which)).slice(0, 7)),
    allow: async (act) => allow(await admin(act), act, await booking(act)),
    rework: async (act) => rework(await admin(act), chosen(act), await booking(act)),
    async change(act) {
      const wanted = await booking(act)
      if (!wanted) return
      const date = w.inDays(10 + act.which)
      await post(await owner(wanted.user_id), '/bookings/change', { id: wanted.id, date })
    },
    async refund(act) {
      const wanted = await refund(act)
      if (!wanted) return
      const amount = act.factor === null ? {} : { amount: part(wanted.amount, act.factor) }
      await post(await admin(act), '/refunds/sent', { id: wanted.id, refNo: nextTransfer(), ...amount })
    },
    correctRefund: async (act) => ask(await refund(act), act, '/refunds/correct', { refNo: nextTransfer() }),
    async upload(act) {
      await upload(await admin(act), { request }, statementFile(await payments(), act, moment().today))
    },
    async verifyImport(act) {
      const wanted = await statement(act)
      if (!wanted) return
      const rows = db.selectFrom('statement_rows').select('line').where('statement_id', '=', wanted.id)
      const lines = (await rows.orderBy('line').execute()).map(({ line }) => line)
      const body = act.flag || lines.length === 0 ? {} : { lines, confirm: true }
      await post(await admin(act), `/statements/${wanted.id}/verify`, body)
    },
    undoImport: async (act) => atStatement(act, 'undo'),
    async undoLines(act) {
      const acts = db.selectFrom('acts').select(['statement_id', 'line', 'undone_at']).where('line', 'is not', null)
      const all = await acts.orderBy('id', 'desc').execute()
      const wanted = pick(act.flag ? all.filter((one) => !one.undone_at) : all, act)
      if (wanted) await post(await admin(act), `/statements/${wanted.statement_id}/undo`, { lines: [wanted.line] })
    },
    async paste(act) {
      const text = (await alertsOf(act)).join('\n\n')
      if (text) await post(await admin(act), '/statements/alerts', { text })
    },
    async mail(act) {
      const [text] = await alertsOf(act)
      if (!text) return
      await receiveMail(w.db, text, act, moment())
      if (act.flag) await automatic()
    },
    automatic,
    stop: async (act) => atStatement(act, 'stop'),
    async pass({ which, flag }) {
      w.clock.pass(present(PASSED[which % PASSED.length]))
      if (flag) await w.sendMails({ isAway: which % 4 === 3 })
      await keepPlaces(w)
      await invoiceEndedJourneys(w.db, w.env, w.clock.now())
    },
    takeUp: async () => {
      w.clock.pass({ seconds: 31 })
      const work = w.statementWork()
      const open = () => db.selectFrom('statement_jobs').select('id').where('ended_at', 'is', null).execute()
      for (let left = (await open()).length; left > 0; left--) await work.takeUp()
    },
  }
  function automatic() {
    return workOnAlerts({ db: w.db, limit: AUTOMATIC_LIMIT, statementWork: w.statementWork() }, moment())
  }
  async function ask(row: { id: string } | undefined, act: Act, path: string, more: object) {
    if (row) await post(await admin(act), path, { id: row.id, ...more })
  }
  async function atStatement(act: Act, what: 'undo' | 'stop') {
    const wanted = await statement(act)
    if (wanted) await post(await admin(act), `/statements/${wanted.id}/${what}`, {})
  }
  return {
    perform: (act: Act) => deeds[act.do](act),
    /** The answers since the last call. */
    answers: () => answers.splice(0),
  }
}
