import type { Settings } from '../../contract/settings.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useDay, useMoment } from '../ui/format.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Section } from './section.tsx'

/** The privacy notice to which the person agreed, and the date. */
export function OwnConsent({ consent }: Pick<Settings, 'consent'>) {
  const t = useTranslate()
  const day = useDay()
  const moment = useMoment()
  return (
    <Section title={t(m.settings_consent)}>
      <p>
        {consent
          ? t(m.settings_consent_given, { version: day(consent.version), time: moment(consent.givenAt) })
          : t(m.settings_consent_none)}
      </p>
      <TextLink to="/privacy">{t(m.auth_notice_more)}</TextLink>
    </Section>
  )
}
