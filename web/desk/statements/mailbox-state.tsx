import type { Mailbox } from '../../../contract/desk/alerts.ts'
import { AUTOMATIC } from '../../../domain/automatic.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useMoment, useRupees } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'

const problems = {
  AWAY: m.mailbox_away,
  REFUSED: m.mailbox_refused,
  NO_MAILBOX: m.mailbox_no_mailbox,
}

/** Whether the mailbox with the bank's alerts works, and which payments were verified automatically. */
export function MailboxState({ mailbox }: { mailbox: Mailbox }) {
  const t = useTranslate()
  const moment = useMoment()
  const rupees = useRupees()
  const { address, lookedAt, late, problem, automatic } = mailbox
  const at = { address, moment: lookedAt === null ? '' : moment(lookedAt) }
  const works = lookedAt === null ? m.mailbox_new : late ? m.mailbox_stale : m.mailbox_works
  return (
    <section
      aria-labelledby="mailbox"
      className={`grid gap-1 rounded-lg border-2 px-3 py-2 ${problem || late ? 'border-marigold bg-glow' : 'border-stone bg-card'}`}
    >
      <h2 id="mailbox" className="text-xl">
        {t(m.mailbox_title)}
      </h2>
      <p className="wrap-anywhere">{problem ? t(problems[problem], { address }) : t(works, at)}</p>
      {automatic ? (
        <p>
          {t(m.mailbox_automatic, { used: rupees(automatic.used), limit: rupees(automatic.limit) })}{' '}
          <TextLink to={`/admin/audit?action=payment_verified&staff=${AUTOMATIC.id}`}>{t(m.mailbox_acts)}</TextLink>
        </p>
      ) : (
        <p>{t(m.mailbox_by_hand)}</p>
      )}
    </section>
  )
}
