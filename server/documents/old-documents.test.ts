import { expect, test } from 'vitest'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { RefundReason } from '../../domain/document.ts'
import { paise } from '../../domain/money.ts'
import { oldDocuments } from './old-documents.ts'
import type { DocumentRow } from './remaining.ts'

const rowOf = (row: Pick<DocumentRow, 'id' | 'kind'> & Partial<DocumentRow>): DocumentRow => ({
  serial: row.id,
  issued_on: '2026-11-23' as CalendarDay,
  amount: paise(500_000),
  payment_id: null,
  data: {},
  cancels: null,
  cancelled_at: null,
  cancel_reason: null,
  act_id: null,
  ...row,
})
const cancelled = rowOf({ id: 'TR1', kind: 'receipt', cancelled_at: new Date('2026-11-23T05:00:00Z') })
const voucher = (reason: RefundReason) => rowOf({ id: 'RV1', kind: 'refund_voucher', cancels: 'TR1', data: { reason } })

test('DOCUMENTS the refund voucher of a refund counts, one without a refund is old with the receipt that it cancels', () => {
  expect(oldDocuments([cancelled, voucher('BOOKING_CANCELLED')])).toEqual([
    { kind: 'receipt', serial: 'TR1', refunded: true },
  ])
  expect(oldDocuments([cancelled, voucher('PAYMENT_NOT_RECEIVED')])).toEqual([
    { kind: 'receipt', serial: 'TR1', refunded: false },
    { kind: 'refund_voucher', serial: 'RV1', refunded: false },
  ])
  expect(oldDocuments([rowOf({ id: 'TR1', kind: 'receipt' })])).toEqual([])
})
