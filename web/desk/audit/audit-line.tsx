import { Link } from 'react-router'
import type { AuditEntry } from '../../../contract/desk/audit.ts'
import { type AuditChange, auditChanges } from '../../../messages/audit-changes.ts'
import { auditSentence, subjectName } from '../../../messages/audit-sentence.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useMoment } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { auditAddress } from './audit-filter.ts'
import './audit.css'

/** The page of the thing that an entry is about; null if there is none. */
function pageOf({ kind, id, bookingId }: AuditEntry['subject']): string | null {
  if (bookingId !== null) return `/admin/bookings/${bookingId}`
  if (kind === 'package') return `/admin/edit/package/${id}`
  if (kind === 'pooja') return `/admin/edit/event/${id}`
  if (kind === 'city') return `/admin/cities/${id}`
  if (kind === 'statement') return `/admin/statements/${id}`
  return kind === 'account' ? `/admin/users/${id}` : null
}

/** An entry of the audit log in one line: when, what in a sentence, and where to look. Pressed, it shows what changed. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  const subject = subjectName(entry, language)
  const page = pageOf(entry.subject)
  const sentence = auditSentence(entry, language)
  return (
    <li className="line audit-line">
      <details>
        <summary>
          <time className="text-quiet tabular-nums" dateTime={entry.createdAt}>
            {moment(entry.createdAt)}
          </time>
          <span className="audit-sentence" title={sentence}>
            {entry.tries > 1 && <b className="me-2 text-error">{t(m.audit_tries_in_hour, { count: entry.tries })}</b>}
            <span>{sentence}</span>
          </span>
        </summary>
        <div className="grid gap-1 pb-3 ps-2 sm:ps-8">
          <Changes of={auditChanges(entry, language)} />
          {entry.requestId && (
            <p className="text-quiet wrap-anywhere">
              {t(m.audit_request)}: {entry.requestId}
            </p>
          )}
          {entry.subject.kind !== 'gone' && (
            <TextLink to={auditAddress({ subject: entry.subject.id })}>{t(m.audit_only_this, { subject })}</TextLink>
          )}
        </div>
      </details>
      {page && (
        <Link to={page} aria-label={t(m.audit_open, { subject })} className="link line-link">
          <span className="truncate max-sm:hidden">{subject}</span>
          <span aria-hidden className="sm:hidden">
            ›
          </span>
        </Link>
      )}
    </li>
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
