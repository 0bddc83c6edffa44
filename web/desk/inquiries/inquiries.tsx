import { useState } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { InquiryAtDesk } from '../../../contract/inquiry.ts'
import { type InquiryState, inquiryStates } from '../../../domain/inquiry.ts'
import { m } from '../../../messages/compiled/messages.js'
import { wishedText } from '../../../messages/wished.ts'
import type { Route } from './+types/inquiries'
import { api, orToast } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { useCities } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { fieldText } from '../../ui/form-action.ts'
import { useDay, useMoment, useRupees } from '../../ui/format.ts'
import { useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink, whatsApp } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { requireStaff } from '../parts/access.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { MakeOffer } from './make-offer.tsx'

export const meta = noindexMeta(m.inquiry_title)

const readInquiries = (state: InquiryState, cursor?: string) =>
  unwrap(api.admin.inquiries.$get({ query: { state, ...(cursor !== undefined && { cursor }) } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const asked = new URL(request.url).searchParams.get('state')
  const state = inquiryStates.find((one) => one === asked) ?? 'NEW'
  return { state, list: await orToast(readInquiries(state), m.inquiry_read_failed) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.inquiry_read_failed })

const titles = {
  NEW: m.inquiry_new,
  ANSWERED: m.inquiry_answered_tab,
  ACCEPTED: m.inquiry_accepted_tab,
  CLOSED: m.inquiry_closed_tab,
} as const

/** The questions of groups and other wishes, by their state. */
export default function Inquiries({ loaderData: { state, list } }: Route.ComponentProps) {
  const t = useTranslate()
  const { items, more } = useLoadMore(list, (cursor) => readInquiries(state, cursor), {
    fallback: m.inquiry_read_failed,
  })
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Page width="table">
      <h1>{t(m.inquiry_title)}</h1>
      <nav aria-label={t(m.inquiry_title)} className="-mx-2 flex flex-wrap">
        {inquiryStates.map((one) => (
          <Link
            key={one}
            to={`/admin/inquiries?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center justify-center border-b-4 border-transparent px-2 pt-1 hover:border-stone aria-[current=page]:border-marigold aria-[current=page]:font-bold"
          >
            {t(titles[one])}
          </Link>
        ))}
      </nav>
      {sent && <SentOffer {...sent} />}
      {items.length === 0 && <p className="text-quiet">{t(m.inquiry_none)}</p>}
      <ul className="grid gap-4">
        {items.map((inquiry) => (
          <li key={inquiry.id} className="card grid gap-3">
            <Inquiry of={inquiry} onSent={(url) => setSent({ of: inquiry, url })} />
          </li>
        ))}
      </ul>
      {more}
    </Page>
  )
}

function Inquiry({ of, onSent }: { of: InquiryAtDesk; onSent: (url: string) => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  const { name: city } = useCities().find(({ slug }) => slug === of.city) ?? { name: of.city }
  const [isOpen, setOpen] = useState(false)
  const isWaiting = of.state === 'NEW' || of.state === 'ANSWERED'
  const makeOffer = t(of.offer ? m.inquiry_again : m.inquiry_answer)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 lang={langOf(of.name)}>{of.name}</h2>
        <PhoneLink of={of.phoneNumber} />
        {of.email && <TextLink to={`mailto:${of.email}`}>{of.email}</TextLink>}
        <span className="text-quiet">{moment(of.createdAt)}</span>
      </div>
      <p className="font-bold">
        {city} · {of.headCount === 1 ? t(m.inquiry_person) : t(m.common_people_label, { count: String(of.headCount) })}{' '}
        · {wishedText(of.wished, language)}
      </p>
      <p lang={langOf(of.words)} className="whitespace-pre-line wrap-anywhere">
        {of.words}
      </p>
      {of.offer && <OfferLine of={of.offer} />}
      {of.closedReason && (
        <p lang={langOf(of.closedReason)}>
          {t(m.inquiry_closed)} {of.closedReason}
        </p>
      )}
      {of.bookingId && <TextLink to={`/admin/bookings/${of.bookingId}`}>{t(m.inquiry_booking)}</TextLink>}
      {isWaiting && (
        <Button
          kind="second"
          className="justify-self-start"
          aria-label={`${makeOffer}: ${of.name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {makeOffer}
        </Button>
      )}
      {isWaiting && isOpen && (
        <MakeOffer
          of={of}
          onSent={(url) => {
            onSent(url)
            setOpen(false)
          }}
        />
      )}
      {isWaiting && <CloseInquiry of={of} />}
      {of.state === 'CLOSED' && <ReopenInquiry of={of} />}
    </>
  )
}

type Sent = { of: InquiryAtDesk; url: string }

/** The link of an offer that was just made. The link is not stored, so it is shown only once. */
function SentOffer({ of: { name, phoneNumber, language: locale }, url }: Sent) {
  const t = useTranslate()
  const text = m.inquiry_whatsapp_words({ url }, { locale })
  return (
    <div role="status" className="card grid gap-1 bg-glow">
      <b lang={langOf(name)}>{name}</b>
      <p>{t(m.inquiry_answered)}</p>
      <code className="wrap-anywhere select-all">{url}</code>
      <TextLink to={`${whatsApp(phoneNumber)}?${new URLSearchParams({ text })}`}>{t(m.inquiry_whatsapp)}</TextLink>
    </div>
  )
}

function OfferLine({ of }: { of: NonNullable<InquiryAtDesk['offer']> }) {
  const t = useTranslate()
  const language = useLanguage()
  const day = useDay()
  const rupees = useRupees()
  return (
    <p className="rounded-lg bg-glow px-3 py-2">
      {nameIn(language, of)} · {day(of.dateStart)} · {t(m.common_people_label, { count: String(of.headCount) })} ·{' '}
      {t(m.offer_total)}: <b>{rupees(of.amountTotal)}</b> · {t(m.offer_until)}: {day(of.validUntil)}
    </p>
  )
}

function CloseInquiry({ of: { id, name } }: { of: InquiryAtDesk }) {
  const t = useTranslate()
  const closing = useMutation({
    call: (form: FormData) =>
      unwrap(api.admin.inquiries[':id'].close.$post({ param: { id }, json: { reason: fieldText(form, 'reason') } })),
    saved: m.inquiry_closed,
    fallback: m.inquiry_failed,
    reloadsAfterConflict: true,
  })
  return (
    <details>
      <summary className="min-h-11 py-2 font-bold text-river">
        {t(m.inquiry_close)} <span className="sr-only">{name}</span>
      </summary>
      <AjaxForm onSend={closing.run} className="pt-2">
        <Field
          name="reason"
          label={t(m.inquiry_reason)}
          autoComplete="off"
          maxLength={200}
          error={closing.issueOf('reason') ?? closing.error}
        />
        <Button type="submit" kind="danger" busy={closing.busy} className="justify-self-start">
          {t(m.inquiry_close)}
        </Button>
      </AjaxForm>
    </details>
  )
}

function ReopenInquiry({ of: { id, name } }: { of: InquiryAtDesk }) {
  const t = useTranslate()
  const opening = useMutation({
    call: () => unwrap(api.admin.inquiries[':id'].close.$delete({ param: { id } })),
    saved: m.inquiry_reopened,
    fallback: m.inquiry_failed,
    reloadsAfterConflict: true,
  })
  return (
    <Button
      kind="second"
      busy={opening.busy}
      className="justify-self-start"
      aria-label={`${t(m.inquiry_reopen)}: ${name}`}
      onClick={() => opening.run()}
    >
      {t(m.inquiry_reopen)}
    </Button>
  )
}
