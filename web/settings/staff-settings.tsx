import type { SiteSettings as Settings } from '../../contract/desk/site-settings.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { EmailForm } from './email-form.tsx'
import { Section } from './section.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { OnSaved } from '../ui/unsaved-edits.tsx'
import { isNew } from '../desk/settings/setting-words.ts'
import { SiteSettings } from '../desk/settings/site-settings.tsx'

export { SiteContents } from '../desk/settings/site-contents.tsx'
export { isNew } from '../desk/settings/setting-words.ts'

/** The settings for staff only: the email and the second step of their login and, for an owner, the site. */
export default function StaffSettings({ email, site, onSaved }: { email: string; site?: Settings; onSaved: OnSaved }) {
  const t = useTranslate()
  const siteSettings = site && <SiteSettings read={site} onSaved={onSaved} />
  return (
    <>
      {site && isNew(site) && siteSettings}
      <EmailForm email={email} />
      <Section title={t(m.second_step_title)}>
        <p>{t(m.second_step_intro)}</p>
        <ButtonLink kind="second" className="justify-self-start" to="/user/second-step">
          {t(m.second_step_open)}
        </ButtonLink>
      </Section>
      {site && !isNew(site) && siteSettings}
    </>
  )
}
