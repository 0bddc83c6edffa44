import { expect, test } from 'vitest'
import { addressOf, queryOf, sortedBy, viewOf, withColumn } from './list-address.ts'

const view = (address: string) => viewOf('bookings', new URL(address, 'http://x').searchParams)

test.each([
  '/admin/lists/bookings',
  '/admin/lists/bookings?search=Sita+Devi&status=VERIFIED&city=ayodhya&from=2026-12-01&to=2026-12-31&sort=start',
  '/admin/lists/bookings?sort=-start&columns=reference,name,driver',
])('LISTS the address %s reproduces its list', (address) => {
  expect(addressOf(view(address))).toBe(address)
})

test('LISTS what an address names wrongly is left out', () => {
  const wrong = view('/admin/lists/bookings?status=OPEN&from=1.12.&sort=name&columns=secret&rating=5')
  expect(addressOf(wrong)).toBe('/admin/lists/bookings')
  expect(queryOf(wrong)).toEqual({})
})

test('LISTS a sort begins with the greatest and then turns, columns keep their order, and the first one stays', () => {
  const usual = view('/admin/lists/bookings')
  expect(addressOf(sortedBy(usual, 'start'))).toBe('/admin/lists/bookings?sort=-start')
  expect(addressOf(sortedBy(sortedBy(usual, 'start'), 'start'))).toBe('/admin/lists/bookings?sort=start')
  const few = view('/admin/lists/bookings?columns=utr,name')
  expect(few.columns).toEqual(['reference', 'name', 'utr'])
  expect(withColumn(few, 'city', true).columns).toEqual(['reference', 'name', 'city', 'utr'])
  expect(withColumn(few, 'reference', false).columns).toEqual(['reference', 'name', 'utr'])
  expect(withColumn(withColumn(few, 'utr', false), 'name', false).columns).toEqual(['reference'])
})
