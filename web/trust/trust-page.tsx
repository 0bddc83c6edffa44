import type { ReactNode } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare, useFirm, useRootData } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Lamps } from '../ui/lamps.tsx'
import { Page } from '../ui/page.tsx'
import { telephone, whatsApp } from '../ui/text-link.tsx'
import { Unbroken } from '../ui/unbroken.tsx'

type Props = { title: string; lead: string; children: ReactNode }

/** A page about the product itself. The footer has the phone number and links to the other pages of this kind. */
export const TrustPage = ({ title, lead, children }: Props) => (
  <Page gap={6} className="leading-relaxed">
    <div className="grid gap-3">
      <Lamps of={3} lit={3} className="text-2xl text-marigold" />
      <h1>{title}</h1>
      <p className="text-lg">{lead}</p>
    </div>
    {children}
  </Page>
)

/** Customer care by phone and WhatsApp, as two buttons. */
export function CallOrWrite() {
  const t = useTranslate()
  const { phone } = useCare()
  const { whatsapp = phone, hours } = useRootData()?.care ?? {}
  if (!phone) return null
  return (
    <>
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="second" to={telephone(phone)}>
          {t(m.common_call, { phone })}
        </ButtonLink>
        <ButtonLink kind="second" to={whatsApp(whatsapp)} target="_blank" rel="noreferrer">
          {t(m.common_whatsapp)}
        </ButtonLink>
      </p>
      {hours && <p className="mt-2">{hours}</p>}
    </>
  )
}

/** The firm as named on its invoices. */
export function Firm() {
  const t = useTranslate()
  const { name, address, gstin } = useFirm()
  return (
    <address translate="no" className="ledger grid gap-1 not-italic">
      <strong>{name || t(m.common_brand)}</strong>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {gstin && (
        <span>
          {t(m.common_gstin)}: <Unbroken>{gstin}</Unbroken>
        </span>
      )}
    </address>
  )
}
