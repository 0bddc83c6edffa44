import type { AuditFilter } from '../../contract/desk/audit.ts'
import type { Db } from '../../db/connect.ts'
import { csvText } from '../../domain/csv.ts'
import { formatMoment } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { auditChanges } from '../../messages/audit-changes.ts'
import { auditSentence, subjectName } from '../../messages/audit-sentence.ts'
import type { Moment } from '../moment.ts'
import { findEntries, type FoundEntry } from './find-entries.ts'
import { toAuditResponse } from './response.ts'

const PAGE = 500

function rowOf(found: FoundEntry, language: Language): (string | number)[] {
  const entry = toAuditResponse(found, language)
  const changes = auditChanges(entry, language)
  const side = (of: 'before' | 'after') =>
    changes.flatMap((change) => (change[of] ? `${change.label}: ${change[of]}` : [])).join('\n')
  return [
    formatMoment(entry.createdAt, language),
    entry.createdAt,
    entry.staff.name,
    auditSentence(entry, language),
    entry.subject.kind === 'gone' ? '' : subjectName(entry, language),
    side('before'),
    side('after'),
    entry.tries,
    entry.requestId ?? '',
    entry.id,
  ]
}

/** The audit log as a CSV file, newest first; read in pages, so that each statement has a limit. */
export async function auditFile(db: Db, filter: AuditFilter, { language, today }: Pick<Moment, 'language' | 'today'>) {
  const t = (message: (words: {}, options: { locale: Language }) => string) => message({}, { locale: language })
  const rows: (string | number)[][] = [
    [
      t(m.audit_time),
      t(m.audit_time_utc),
      t(m.audit_staff),
      t(m.audit_what),
      t(m.audit_subject),
      t(m.audit_before),
      t(m.audit_after),
      t(m.audit_tries),
      t(m.audit_request),
      t(m.desk_user_id),
    ],
  ]
  for (let cursor: string | undefined; ;) {
    const found = await findEntries(db, filter, { limit: PAGE, cursor })
    const shown = found.slice(0, PAGE)
    rows.push(...shown.map((row) => rowOf(row, language)))
    cursor = shown.at(-1)?.id
    if (found.length <= PAGE) break
  }
  return {
    filename: `tirtha-audit-${today}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(csvText(rows)),
  }
}
