import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { DayLinks } from '../../db/people-tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addDays, startOf } from '../../domain/calendar-day.ts'
import { HOUR_MS } from '../../domain/durations.ts'
import { formatDay } from '../../domain/format.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmail } from '../email/outbox.ts'
import { AppError, notFound } from '../http/app-error.ts'
import type { Limits } from '../http/limits.ts'
import type { Moment } from '../moment.ts'
import { readSheet, type SheetOf, type SheetSite } from './read-sheet.ts'

/** Presses without a network on the day are accepted for so long after the day. */
const LATE_MS = 12 * HOUR_MS

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Staff = { id: string }
type Site = SheetSite & { PUBLIC_URL: string }

/**
 * Makes a link that opens the sheet of a person on its day, without a login. With `email` it is sent to a person who has one.
 * @throws AppError NOT_FOUND, SHEET_DATE
 */
export async function makeDayLink(
  db: Db,
  staff: Staff,
  { email, ...of }: SheetOf & { email: boolean },
  moment: Moment,
  site: Site,
): Promise<{ url: string; isEmailed: boolean }> {
  const sheet = await readSheet(db, of, moment, site)
  const { person } = sheet
  if (!person) throw notFound()
  const token = randomBytes(24).toString('base64url')
  const url = `${site.PUBLIC_URL}/day/${token}`
  const isEmailed = email && person.email !== ''
  await inTransaction(db, async (tx) => {
    const { at } = moment
    const [id, day] = [newId(), of.date as DayLinks['day']]
    const row = { id, person_id: person.id, day, token_hash: hashOf(token), made_by: staff.id, created_at: at }
    await tx.insertInto('day_links').values(row).execute()
    const change = { action: 'day_link_made', subjectId: person.id, from: {}, to: { day } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    if (!isEmailed) return
    const journeys = sheet.journeys.map(({ time, devotee, headCount }) => ({ time, ...devotee, headCount }))
    const content = { name: person.name, day, url, journeys }
    const to = { recipient: person.email, language: moment.language }
    await queueEmail(tx, { kind: 'day_sheet', ...to, content }, at)
  })
  return { url, isEmailed }
}

/** Ends all links of a person for a day. @throws AppError NOT_FOUND, SHEET_DATE */
export async function endDayLinks(db: Db, staff: Staff, of: SheetOf, moment: Moment, site: Site): Promise<null> {
  const { person, date } = await readSheet(db, of, moment, site)
  if (!person) throw notFound()
  return inTransaction(db, async (tx) => {
    const day = date as DayLinks['day']
    await tx
      .updateTable('day_links')
      .set({ revoked_at: moment.at })
      .where('person_id', '=', person.id)
      .where('day', '=', day)
      .where('revoked_at', 'is', null)
      .execute()
    const change = { action: 'day_links_ended', subjectId: person.id, from: { day }, to: {} } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return null
  })
}

export type DayLink = Pick<Selectable<DayLinks>, 'person_id' | 'day' | 'made_by'> & { kind: 'driver' | 'priest' }
type Sender = { address: string; limits: Pick<Limits, 'take'> }

/**
 * The link of a token on its day. With `isLate`, also in the hours afterwards, for earlier presses.
 * @throws AppError DAY_LINK_ENDED if the link is over, was ended or never existed, DAY_LINK_EARLY, TOO_MANY_REQUESTS
 */
export async function findDayLink(
  db: Db,
  token: string,
  { at, today, language }: Moment,
  { address, limits }: Sender,
  { isLate = false } = {},
): Promise<DayLink> {
  const link = await db
    .selectFrom('day_links')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['person_id', 'day', 'made_by', 'people.kind'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const end = link && startOf(addDays(link.day, 1)) + (isLate ? LATE_MS : 0)
  if (!end || at.getTime() >= end) {
    if (!link) await limits.take('dayLinkByAddress', address)
    throw new AppError('DAY_LINK_ENDED')
  }
  if (today < link.day) throw new AppError('DAY_LINK_EARLY', { words: { date: formatDay(link.day, language) } })
  return { ...link, kind: link.kind === 'DRIVER' ? 'driver' : 'priest' }
}
