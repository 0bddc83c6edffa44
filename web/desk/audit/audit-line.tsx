import type { AuditEntry } from '../../../contract/desk/audit.ts'
import { type AuditChange, auditChanges } from '../../../messages/audit-changes.ts'
import { auditSentence, subjectName } from '../../../messages/audit-sentence.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useMoment } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { auditAddress } from './audit-filter.ts'

/** The page of the thing that an entry is about; null if there is none. */
function pageOf({ kind, id, bookingId }: AuditEntry['subject']): string | null {
  if (bookingId !== null) return `/admin/bookings/${bookingId}`
  if (kind === 'package') return `/admin/edit/package/${id}`
  if (kind === 'pooja') return `/admin/edit/event/${id}`
  if (kind === 'city') return `/admin/cities/${id}`
  if (kind === 'statement') return `/admin/statements/${id}`
  return kind === 'account' ? `/admin/users/${id}` : null
}

/** An entry of the audit log: when it was written, a sentence that says what was done, the changes, and links. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  const subject = subjectName(entry, language)
  const page = pageOf(entry.subject)
  return (
    <li className="grid gap-x-4 border-b border-dotted border-edge pb-1 last:border-0 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:*:col-start-2">
      <p className="text-quiet tabular-nums sm:col-start-1! sm:row-span-3">
        <time dateTime={entry.createdAt}>{moment(entry.createdAt)}</time>
      </p>
      <p className="font-bold wrap-anywhere">{auditSentence(entry, language)}</p>
      {entry.tries > 1 && <p className="font-bold text-error">{t(m.audit_tries_in_hour, { count: entry.tries })}</p>}
      <div className="flex flex-wrap gap-x-5 wrap-anywhere">
        {page && <TextLink to={page}>{t(m.audit_open, { subject })}</TextLink>}
        {entry.subject.kind !== 'gone' && (
          <TextLink to={auditAddress({ subject: entry.subject.id })}>{t(m.audit_only_this, { subject })}</TextLink>
        )}
        <Details entry={entry} />
      </div>
    </li>
  )
}

/** The values before and after, and the id of the request in the logs. */
function Details({ entry }: { entry: AuditEntry }) {
  const t = useTranslate()
  const changes = auditChanges(entry, useLanguage())
  if (changes.length === 0 && !entry.requestId) return null
  return (
    <details className="open:basis-full">
      <summary className="min-h-11 cursor-pointer py-2 font-bold text-river">{t(m.audit_changes)}</summary>
      <Changes of={changes} />
      {entry.requestId && (
        <p className="text-quiet wrap-anywhere">
          {t(m.audit_request)}: {entry.requestId}
        </p>
      )}
    </details>
  )
}

/** The fields that a change set, with their values before and after. */
export function Changes({ of }: { of: readonly AuditChange[] }) {
  const t = useTranslate()
  const shown = (text: string) =>
    text ? (
      <span lang={langOf(text)} className="whitespace-pre-line">
        {text}
      </span>
    ) : (
      <span className="text-quiet">{t(m.audit_nothing)}</span>
    )
  return (
    <dl className="grid gap-3 pb-2">
      {of.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-4 wrap-anywhere sm:grid-cols-2">
          <dt className="font-bold sm:col-span-2">{label}</dt>
          <dd>
            <span className="text-quiet">{t(m.audit_before)}: </span>
            {shown(before)}
          </dd>
          <dd>
            <span className="text-quiet">{t(m.audit_after)}: </span>
            {shown(after)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
