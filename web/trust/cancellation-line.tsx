import { REFUND_TIERS } from '../../domain/cancellation.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { TextLink } from '../ui/text-link.tsx'

const [best] = REFUND_TIERS

/** The cancellation terms in one line, with a link to all of them, which opens beside what is being done. */
export function CancellationLine() {
  const t = useTranslate()
  return (
    <p>
      {t(m.cancellation_line, { days: String(best.daysBefore), percent: String(best.percent) })}{' '}
      <TextLink to="/cancellation" target="_blank">
        {t(m.cancellation_terms)}
      </TextLink>
    </p>
  )
}
