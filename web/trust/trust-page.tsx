import type { ReactNode } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare, useFirm } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Lamps } from '../ui/lamps.tsx'
import { Page } from '../ui/page.tsx'
import { telephone, TextLink, whatsApp } from '../ui/text-link.tsx'
import { Unbroken } from '../ui/unbroken.tsx'

const pages = [
  ['/questions', m.questions_title],
  ['/terms', m.terms_title],
  ['/cancellation', m.cancellation_title],
  ['/privacy', m.footer_privacy],
  ['/about', m.about_title],
  ['/contact', m.contact_title],
] as const

type Props = { path: string; title: string; lead: string; children: ReactNode }

/** A page about the product itself: its text, whom to ask, and the other pages of this kind. */
export function TrustPage({ path, title, lead, children }: Props) {
  const t = useTranslate()
  return (
    <Page gap={6} className="leading-relaxed">
      <div className="grid gap-3">
        <Lamps of={3} lit={3} className="text-2xl text-marigold" />
        <h1>{title}</h1>
        <p className="text-lg">{lead}</p>
      </div>
      {children}
      <CallOrWrite />
      <nav aria-label={t(m.trust_more)} className="border-t border-stone pt-3 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {pages
            .filter(([to]) => to !== path)
            .map(([to, name]) => (
              <li key={to}>
                <TextLink to={to} className="min-w-11">
                  {t(name)}
                </TextLink>
              </li>
            ))}
        </ul>
      </nav>
    </Page>
  )
}

/** Customer care by phone and WhatsApp, as two buttons. */
export function CallOrWrite() {
  const t = useTranslate()
  const { phone } = useCare()
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink kind="second" to={telephone(phone)}>
        {t(m.common_call, { phone })}
      </ButtonLink>
      <ButtonLink kind="second" to={whatsApp(phone)} target="_blank" rel="noreferrer">
        {t(m.common_whatsapp)}
      </ButtonLink>
    </p>
  )
}

/** The firm as on its invoices. */
export function Firm() {
  const t = useTranslate()
  const { name, address, gstin } = useFirm()
  return (
    <address translate="no" className="ledger grid gap-1 not-italic">
      <strong>{name}</strong>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {t(m.common_gstin)}: <Unbroken>{gstin}</Unbroken>
      </span>
    </address>
  )
}
