import { sql } from 'kysely'
import { foundKinds, type SearchResults } from '../../contract/search.ts'
import type { Db } from '../../db/connect.ts'
import { readSearch, type SearchQuery } from '../../domain/search-query.ts'
import { toNamedPayment } from '../payments/named-payment.ts'
import * as queries from './search-queries.ts'

const { MOST_FOUND } = queries

/** Searches people, bookings and payments by one text. */
export async function search(db: Db, text: string): Promise<SearchResults> {
  const query = readSearch(text)
  const foundPeople = await findPeople(db, query)
  const { byReference, ids } = await findPayments(db, query)
  const people = foundPeople.slice(0, MOST_FOUND)
  const all = ids.slice(0, MOST_FOUND)
  const peopleIds = people.map(({ id }) => id)
  const bookings = firstOfEach([
    ...(byReference.length > 0 ? await queries.bookingsOfPayments(db, byReference).execute() : []),
    ...(peopleIds.length > 0 ? await queries.bookingsOfPeople(db, peopleIds).execute() : []),
  ])
  const payments = all.length > 0 ? await queries.paymentsWithNames(db, all).execute() : []
  return {
    people: people.map(({ id, name, email, phone }) => ({ id, name, email, phoneNumber: phone })),
    bookings: bookings.slice(0, MOST_FOUND).map((row) => {
      const subject = row.package ?? row.poojas[0]?.pooja
      return {
        id: row.id,
        reference: row.reference,
        name: row.name,
        dateStart: row.date_start,
        title: subject?.name ?? '',
        titleHindi: subject?.nameHindi ?? '',
      }
    }),
    payments: payments.toSorted((a, b) => all.indexOf(a.id) - all.indexOf(b.id)).map(toNamedPayment),
    more: foundKinds.filter((kind) => ({ people: foundPeople, bookings, payments: ids })[kind].length > MOST_FOUND),
  }
}

/** The best results first: what was typed stands in the name before what only sounds alike. */
async function findPeople(db: Db, { name, email, phoneEnd }: SearchQuery) {
  const found = []
  if (name) {
    const words = await wordsOf(db, name)
    for (const some of [words.filter((word) => !isSound(word)), words.filter(isSound)])
      if (some.length > 0 && found.length <= MOST_FOUND)
        found.push(...(await queries.peopleByWords(db, some).execute()))
  }
  if (email && found.length <= MOST_FOUND) found.push(...(await queries.peopleByEmail(db, email).execute()))
  if (phoneEnd) found.push(...(await queries.peopleByPhone(db, phoneEnd).execute()))
  return firstOfEach(found)
}

/** Whether an entry of `wordsOf` is a sound. */
export const isSound = (word: string): boolean => word.startsWith('~')

/** The words of a name and their sounds, as the index has them. */
export async function wordsOf(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select name_words(${name}) as words`.execute(db)
  return rows[0]?.words ?? []
}

async function findPayments(db: Db, { utrEnd, reference, refund, amount }: SearchQuery) {
  const byUtr = utrEnd ? await queries.paymentsByUtr(db, utrEnd).execute() : []
  const byReference = reference ? await queries.paymentsByReference(db, reference).execute() : []
  const byAmount = amount ? await queries.paymentsByAmount(db, amount).execute() : []
  const byFound = amount ? await queries.paymentsByFound(db, amount).execute() : []
  const found = [...byUtr, ...byReference, ...byAmount, ...byFound]
  const byRefund = refund && found.length === 0 ? await queries.paymentsByRefund(db, refund).execute() : []
  return {
    byReference: [...byReference, ...byRefund].map(({ id }) => id),
    ids: firstOfEach([...found, ...byRefund]).map(({ id }) => id),
  }
}

/** The first rows, each once. */
const firstOfEach = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
