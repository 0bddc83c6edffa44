import { foundKinds, type SearchResults } from '../../../contract/desk/search.ts'
import type { Db } from '../../../db/connect.ts'
import { readSearch, type SearchQuery } from '../../../domain/search-query.ts'
import { toNamedPayment } from '../../payments/named-payment.ts'
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
    people: people.map(({ phone, ...person }) => ({ ...person, phoneNumber: phone })),
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

/** The best results come first: names that contain the typed text before names that only sound similar. */
async function findPeople(db: Db, query: SearchQuery) {
  const typed = await queries.peopleByText(db, query).execute()
  if (query.sound === null || typed.length > MOST_FOUND) return typed
  return firstOfEach([...typed, ...(await queries.peopleBySound(db, query.sound).execute())])
}

async function findPayments(db: Db, { code, refund, amount }: SearchQuery) {
  const byCode = code ? await queries.paymentsByCode(db, code).execute() : []
  const found = [...byCode, ...(amount ? (await queries.paymentsOfAmount(db, amount).execute(db)).rows : [])]
  const byRefund = refund && found.length === 0 ? await queries.paymentsByRefund(db, refund).execute() : []
  const byReference = byCode.filter(({ reference }) => code && reference.includes(code.toUpperCase()))
  return {
    byReference: [...byReference, ...byRefund].map(({ id }) => id),
    ids: firstOfEach([...found, ...byRefund]).map(({ id }) => id),
  }
}

/** The first rows without duplicates. */
const firstOfEach = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
