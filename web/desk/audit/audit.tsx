import { failureOf, unwrap } from '../../../contract/client.ts'
import { auditActions } from '../../../domain/audit.ts'
import { auditActionNames } from '../../../messages/audit-sentence.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/audit'
import { api, orToast, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { Field, Select } from '../../ui/field.tsx'
import { useDay } from '../../ui/format.ts'
import { useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { AuditLine } from './audit-line.tsx'
import { FilterLine, Folded } from '../parts/filter-line.tsx'
import { auditAddressOf, auditFilterIn, type AuditQuery } from './audit-filter.ts'

export const meta = noindexMeta(m.audit_title)

const readAudit = (filter: AuditQuery, cursor?: string) =>
  unwrap(api.admin.audit.$get({ query: { ...filter, ...(cursor !== undefined && { cursor }) } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const filter = auditFilterIn(new URL(request.url).searchParams)
  return { filter, log: await orToast(readAudit(filter), m.audit_failed) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.audit_failed })

export default function Audit({ loaderData: { filter, log } }: Route.ComponentProps) {
  const t = useTranslate()
  const loadNext = (cursor: string) => readAudit(filter, cursor)
  const { items, more } = useLoadMore(log, loadNext, { fallback: m.audit_failed })
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Page width="desk" className="lines">
      <div className="lines-head">
        <h1>{t(m.audit_title)}</h1>
        <p className="flex-1 text-[0.9rem] leading-snug text-quiet max-lg:sr-only">{t(m.audit_intro)}</p>
        {items.length > 0 && <DownloadButton filter={filter} />}
      </div>
      <AuditFilterLine key={JSON.stringify(filter)} filter={filter} staff={log.staff} />
      {items.length === 0 ? (
        <p role="status">{t(isFiltered ? m.audit_none : m.audit_empty)}</p>
      ) : (
        <ol className="border-t border-stone">
          {items.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {more}
    </Page>
  )
}

type FilterProps = { filter: AuditQuery; staff: { id: string; name: string }[] }

function AuditFilterLine({ filter, staff }: FilterProps) {
  const t = useTranslate()
  const showDay = useDay()
  const { subject = '', action = '', staff: by = '', day = '' } = filter
  return (
    <FilterLine
      addressOf={auditAddressOf}
      clear={{ to: '/admin/audit', text: t(m.audit_clear) }}
      set={[
        subject,
        action && t(auditActionNames[action]),
        by && staff.find(({ id }) => id === by)?.name,
        day && showDay(day),
      ]}
      search={
        <Field
          label={t(m.audit_filter_subject)}
          placeholder={t(m.audit_filter_subject)}
          name="subject"
          autoComplete="off"
          maxLength={40}
          defaultValue={subject}
        />
      }
    >
      <Folded>
        <Select
          label={t(m.audit_filter_action)}
          name="action"
          defaultValue={action}
          choices={[
            { value: '', text: t(m.audit_any_action) },
            ...auditActions.map((one) => ({ value: one, text: t(auditActionNames[one]) })),
          ]}
        />
      </Folded>
      <Folded>
        <Select
          label={t(m.audit_filter_staff)}
          name="staff"
          defaultValue={by}
          choices={[
            { value: '', text: t(m.audit_any_staff) },
            ...staff.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      </Folded>
      <Folded>
        <Field label={t(m.audit_filter_day)} type="date" name="day" defaultValue={day} />
      </Folded>
    </FilterLine>
  )
}

/** A plain link would not send the token. */
function DownloadButton({ filter }: { filter: AuditQuery }) {
  const t = useTranslate()
  const downloading = useMutation({
    call: async () => {
      const response = await send(`/v1/admin/audit/export?${new URLSearchParams(filter)}`)
      if (!response.ok) throw await failureOf(response)
      return response.blob()
    },
    fallback: m.audit_export_failed,
    done: (content) => downloadFile(content, 'tirtha-audit.csv'),
    reloads: false,
  })
  return (
    <button type="button" className="line-tool" aria-busy={downloading.busy} onClick={() => downloading.run()}>
      {t(m.audit_export)}
    </button>
  )
}
