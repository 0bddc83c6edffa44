/** @module-tag thorough */
import { getPriority } from 'node:os'
import { describe, expect, test } from 'vitest'
import { longVoucher, voucher } from '../../test/booking-samples.ts'
import * as samples from '../../test/document-samples.ts'
import { drawInThread } from './draw-in-thread.ts'
import { type Drawing, pdfOf } from './pdf-of.ts'

const drawings: Drawing[] = [
  { kind: 'voucher', data: voucher, language: 'hi' },
  { kind: 'receipt', data: samples.receipt, language: 'en' },
  { kind: 'refund_voucher', data: samples.refundVoucher, language: 'hi' },
  { kind: 'invoice', data: samples.invoice, language: 'en' },
  { kind: 'credit_note', data: samples.creditNote, language: 'hi' },
]
const short: Drawing = { kind: 'voucher', data: voucher, language: 'en' }

describe('DOCUMENTS in a thread', () => {
  test.each(drawings)('a $kind has the same bytes as without a thread', async (drawing) => {
    const here = await pdfOf[drawing.kind](drawing.data as never, drawing.language)
    expect(Buffer.from(await drawInThread(drawing)).equals(here)).toBe(true)
  })

  test('drawing takes no processor time of the main thread', async () => {
    await drawInThread(short)
    const before = { here: process.threadCpuUsage(), all: process.cpuUsage(), priority: getPriority() }
    for (let drawn = 0; drawn < 5; drawn++) await drawInThread({ kind: 'voucher', data: longVoucher, language: 'hi' })
    const here = process.threadCpuUsage(before.here)
    const all = process.cpuUsage(before.all)
    expect(here.user + here.system).toBeLessThan((all.user + all.system) / 4)
    expect(getPriority()).toBe(before.priority)
  })

  test('forty documents wait, more give 503', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => drawInThread(short)))
    const drawn = outcomes.filter(({ status }) => status === 'fulfilled')
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(drawn).toHaveLength(41)
    expect(refused).toHaveLength(59)
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: expect.any(Number) } })
  })

  test('a document that cannot be drawn does not stop the next one', async () => {
    const broken = { kind: 'voucher', data: { ...voucher, package: 'none' }, language: 'en' } as unknown as Drawing
    const [failed, drawn] = await Promise.allSettled([drawInThread(broken), drawInThread(short)])
    expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled'])
  })
})
