import { type AuditAction, auditActions } from '../../../domain/audit.ts'
import { isUuid } from '../../../domain/uuid.ts'
import { fieldText } from '../../ui/form-action.ts'

const names = ['action', 'staff', 'subject', 'day'] as const

/** The filter of the audit log. The address may contain it, because it has no personal data, only ids, codes and days. */
export type AuditQuery = { action?: AuditAction; staff?: string; subject?: string; day?: string }

const isAction = (text: string): text is AuditAction => (auditActions as readonly string[]).includes(text)
const DAY = /^20\d{2}-\d{2}-\d{2}$/

/** The filter in an address. Values that the server would refuse are left out. */
export function auditFilterIn(search: URLSearchParams): AuditQuery {
  const [action = '', staff = '', subject = '', day = ''] = names.map((name) => search.get(name) ?? '')
  const code = subject.replaceAll(/[^\w-]/g, '').slice(0, 40)
  return {
    ...(isAction(action) && { action }),
    ...(isUuid(staff) && { staff }),
    ...(code && { subject: code }),
    ...(DAY.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
  }
}

/** The address of the audit log with a filter. */
export function auditAddress(filter: AuditQuery): string {
  const search = new URLSearchParams(filter)
  return search.size > 0 ? `/admin/audit?${search}` : '/admin/audit'
}

export const auditAddressOf = (form: FormData): string =>
  auditAddress(auditFilterIn(new URLSearchParams(names.map((name) => [name, fieldText(form, name)]))))
