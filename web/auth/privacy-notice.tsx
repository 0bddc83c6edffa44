import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { TextLink } from '../ui/text-link.tsx'

/**
 * What is stored, why, for how long, how to withdraw and whom to ask (DPDP Act, section 5). The button “Register” gives the
 * consent: older people overlook a box to tick. Change `PRIVACY_VERSION` whenever these texts change.
 */
export function PrivacyNotice() {
  const t = useTranslate()
  const care = useCare()
  return (
    <section aria-labelledby="notice" className="grid gap-2 rounded-lg bg-glow px-4 py-3 leading-snug">
      <h2 id="notice" className="text-lg">
        {t(m.auth_notice_title)}
      </h2>
      <p>{t(m.auth_notice_what)}</p>
      <p>{t(m.auth_notice_how_long)}</p>
      <p>{t(m.common_care_line, care)}</p>
      <p className="font-bold">{t(m.auth_notice_consent)}</p>
      {/* Opens in a new tab, so that nothing that was typed is lost. */}
      <TextLink to="/privacy" target="_blank" rel="noopener">
        {t(m.auth_notice_more)}
      </TextLink>
    </section>
  )
}
