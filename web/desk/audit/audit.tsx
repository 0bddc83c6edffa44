import { useNavigate } from 'react-router'
import { failureOf, unwrap } from '../../../contract/client.ts'
import { auditActions } from '../../../domain/audit.ts'
import { auditActionNames } from '../../../messages/audit-sentence.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/audit'
import { api, orToast, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { AuditLine } from './audit-line.tsx'
import { useFoldedFilters } from '../parts/folded-filters.tsx'
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
    <Page width="table">
      <h1>{t(m.audit_title)}</h1>
      <p>{t(m.audit_intro)}</p>
      <FilterForm key={JSON.stringify(filter)} filter={filter} staff={log.staff} hasEntries={items.length > 0} />
      {items.length === 0 ? (
        <p role="status">{t(isFiltered ? m.audit_none : m.audit_empty)}</p>
      ) : (
        <ol className="ledger grid gap-2">
          {items.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {more}
    </Page>
  )
}

type FilterProps = { filter: AuditQuery; staff: readonly { id: string; name: string }[]; hasEntries: boolean }

function FilterForm({ filter, staff, hasEntries }: FilterProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { folded, unfold } = useFoldedFilters([filter.action, filter.staff, filter.day].some(Boolean))
  return (
    <AjaxForm
      className="card items-end max-sm:gap-3 sm:grid-cols-2"
      onSend={(form) => void navigate(auditAddressOf(form))}
    >
      <Field
        label={t(m.audit_filter_subject)}
        name="subject"
        autoComplete="off"
        maxLength={40}
        defaultValue={filter.subject ?? ''}
      />
      <div className={folded}>
        <Select
          label={t(m.audit_filter_action)}
          name="action"
          defaultValue={filter.action ?? ''}
          choices={[
            { value: '', text: t(m.audit_any_action) },
            ...auditActions.map((action) => ({ value: action, text: t(auditActionNames[action]) })),
          ]}
        />
      </div>
      <div className={folded}>
        <Select
          label={t(m.audit_filter_staff)}
          name="staff"
          defaultValue={filter.staff ?? ''}
          choices={[
            { value: '', text: t(m.audit_any_staff) },
            ...staff.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      </div>
      <div className={folded}>
        <Field label={t(m.audit_filter_day)} type="date" name="day" defaultValue={filter.day ?? ''} />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit">{t(m.desk_apply)}</Button>
        {unfold}
        <ButtonLink kind="second" to="/admin/audit" className={Object.keys(filter).length === 0 ? folded : ''}>
          {t(m.audit_clear)}
        </ButtonLink>
        {hasEntries && (
          <div className={`sm:ms-auto ${folded}`}>
            <DownloadButton filter={filter} />
          </div>
        )}
      </div>
    </AjaxForm>
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
    <Button kind="second" busy={downloading.busy} onClick={() => downloading.run()}>
      {t(m.audit_export)}
    </Button>
  )
}
