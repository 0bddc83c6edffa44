import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { Today } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { FormError } from '../../ui/form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSession } from '../../session/session.ts'
import { refreshToday, useToday } from '../parts/today-numbers.ts'
import '../parts/progress.css'

const LOOK_EVERY_MS = 1500

/** The job that the server runs for the desk, shown on each of its pages: its progress, and a way to stop it. */
export function JobProgress() {
  const jobs = useToday()?.jobs ?? []
  useFreshJobs(jobs.length > 0)
  return jobs.map((job) => <Job key={job.statementId} job={job} />)
}

function Job({ job: { statementId: id, name, kind, handled, all } }: { job: Today['jobs'][number] }) {
  const t = useTranslate()
  const stopping = useMutation({
    call: () => unwrap(api.statements[':id'].stop.$post({ param: { id }, json: {} })),
    fallback: m.desk_job_stop_failed,
  })
  const said = t(kind === 'VERIFY' ? m.desk_job_verifying : m.desk_job_undoing, { done: handled, all })
  return (
    <div role="status" className="mx-auto grid max-w-[84rem] gap-1 px-4 pb-2">
      <p className="flex flex-wrap items-center gap-x-3 text-[0.9rem]">
        <b className="tabular-nums">{said}</b>
        <TextLink to={`/admin/statements/${id}`}>{name}</TextLink>
        {kind === 'VERIFY' && (
          <button
            type="button"
            className="link min-h-11 lg:min-h-8"
            disabled={stopping.busy}
            onClick={() => stopping.run()}
          >
            {t(m.desk_job_stop)}
          </button>
        )}
      </p>
      <FormError text={stopping.error} advice={stopping.advice} />
      <progress aria-label={said} max={all} value={handled} className="progress-bar" />
    </div>
  )
}

/** While a job runs, its progress is read repeatedly; when it has ended, the page is loaded again. */
function useFreshJobs(isRunning: boolean): void {
  const userId = useSession()?.user.id
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning || userId === undefined) return
    const timer = setInterval(() => void refreshToday(userId), LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      void revalidate()
    }
  }, [isRunning, userId, revalidate])
}
