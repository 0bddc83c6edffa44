import { z } from '@hono/zod-openapi'
import { auditActions, auditSubjects } from '../../domain/audit.ts'
import { type CalendarDay, hasDay, startOf } from '../../domain/calendar-day.ts'
import { defineCall } from '../call.ts'
import { id, instantOut, orNull, page } from '../fields.ts'
import { adminOnly } from '../http.ts'

const filter = z.object({
  action: z.enum(auditActions).optional(),
  staff: z.uuid().optional().openapi({ description: 'The id of an ADMIN account' }),
  subject: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .openapi({ description: 'An id, a booking code or a refund number' }),
  day: z.iso
    .date()
    .refine((day) => hasDay(startOf(day as CalendarDay)))
    .transform((day) => day as CalendarDay)
    .optional()
    .openapi({ type: 'string', format: 'date', description: 'A day in Asia/Kolkata, YYYY-MM-DD' }),
})
export type AuditFilter = z.output<typeof filter>

const staffMember = z.object({ id, name: z.string() })

export const auditEntry = z
  .object({
    id,
    createdAt: instantOut,
    action: z.string().openapi({ description: 'One of the actions of the filter, or of a later release' }),
    staff: staffMember.openapi({ description: 'Who made the change, or whose password or key was refused' }),
    subject: z.object({
      kind: z.enum(auditSubjects),
      id,
      name: z.string().openapi({ description: 'A code, a number or a name; empty if there is none' }),
      nameHindi: z.string(),
      bookingId: orNull(id).openapi({ description: 'The booking of a payment or refund' }),
    }),
    before: z.unknown().openapi({ description: 'The former values; amounts in paise' }),
    after: z.unknown().openapi({ description: 'The new values; amounts in paise' }),
    tries: z.int().min(1).openapi({ description: 'How often it was refused within the hour' }),
    requestId: z.string().nullable(),
  })
  .openapi('AuditEntry')
export type AuditEntry = z.infer<typeof auditEntry>

export const readAudit = defineCall({
  operationId: 'readAudit',
  method: 'get',
  path: '/admin/audit',
  tags: ['Admin'],
  summary: 'Read the audit log, newest first, with filters',
  security: adminOnly,
  request: { query: page.extend(filter.shape) },
  success: {
    200: {
      description: 'Entries of the audit log, and the staff to filter by',
      content: {
        'application/json': {
          schema: z.object({
            data: z.array(auditEntry),
            staff: z.array(staffMember),
            nextCursor: z.string().nullable(),
          }),
        },
      },
    },
  },
  failures: ['CURSOR_INVALID'],
})

export const exportAudit = defineCall({
  operationId: 'exportAudit',
  method: 'get',
  path: '/admin/audit/export',
  tags: ['Admin'],
  summary: 'Download the audit log as CSV in the language of Accept-Language, newest first, with filters',
  security: adminOnly,
  request: { query: filter },
  success: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})
