import { expect, test } from 'vitest'
import { auditAddress, auditAddressOf, auditFilterIn } from './audit-filter.ts'

const id = '01939f7a-0000-7000-8000-000000000001'

test('AUDIT the filter is read from the address, and written to it', () => {
  const filter = { action: 'login_refused', staff: id, subject: 'R34679', day: '2026-11-22' } as const
  const address = auditAddress(filter)
  expect(auditFilterIn(new URL(address, 'http://x').searchParams)).toEqual(filter)
  expect(auditAddress({})).toBe('/admin/audit')
})

test('AUDIT what the server would refuse is not in the filter', () => {
  const search = new URLSearchParams({ action: 'nothing', staff: 'me', subject: ' ', day: '2026-13-01' })
  expect(auditFilterIn(search)).toEqual({})
  expect(auditFilterIn(new URLSearchParams({ subject: ' 34 679"C ' }))).toEqual({ subject: '34679C' })
})

test('AUDIT empty fields of the form are not in the address', () => {
  const form = new FormData()
  for (const name of ['action', 'staff', 'day']) form.set(name, '')
  form.set('subject', ' R34679 ')
  expect(auditAddressOf(form)).toBe('/admin/audit?subject=R34679')
})
