import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { AcceptedOffer, SentOffer } from '../../contract/inquiry.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { nameIn } from '../language/in-language.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { CallOrWrite } from '../trust/trust-page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import type { RefusedForm } from '../ui/form-action.ts'
import { useDayWithWeekday, useRupees } from '../ui/format.ts'
import { Page } from '../ui/page.tsx'
import { useMutation } from '../ui/use-mutation.ts'

type Props = { offer: SentOffer; token: string; sent: AcceptedOffer | null; refused?: RefusedForm }

/** What staff offer to a group. Everyone who has the link sees the offer and can accept it. */
export function Offer({ offer, token, sent, refused }: Props) {
  const t = useTranslate()
  const [accepted, setAccepted] = useState(sent)
  const accepting = useMutation({
    refused,
    call: () => unwrap(api.inquiries.offer[':token'].accept.$post({ param: { token }, json: {} })),
    saved: m.offer_accepted,
    fallback: m.offer_failed,
    done: ({ data }) => setAccepted(data),
    reloads: false,
  })
  return (
    <Page width="form">
      <h1>{t(m.offer_title)}</h1>
      <OfferFacts offer={offer} />
      {accepted ? (
        <Accepted of={accepted} />
      ) : (
        <AjaxForm onSend={() => accepting.run()}>
          <p>{t(offer.state === 'ACCEPTED' ? m.offer_accepted : m.offer_text)}</p>
          <Button type="submit" busy={accepting.busy}>
            {t(offer.state === 'ACCEPTED' ? m.offer_open : m.offer_accept)}
          </Button>
          <FormError text={accepting.error} advice={accepting.advice} />
        </AjaxForm>
      )}
      <CallOrWrite />
    </Page>
  )
}

function OfferFacts({ offer }: { offer: SentOffer }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const day = useDayWithWeekday()
  const name = nameIn(language, offer)
  const facts = [
    [t(m.offer_total), rupees(offer.amountTotal)],
    [t(m.offer_advance), rupees(offer.payable)],
    [t(m.offer_until), day(offer.validUntil)],
  ]
  return (
    <section className="card grid gap-3" aria-labelledby="offer">
      <h2 id="offer" lang={langOf(name)}>
        {name}
      </h2>
      <p>
        {day(offer.dateStart)} · {t(m.common_people_label, { count: String(offer.headCount) })}
      </p>
      {offer.words && (
        <p lang={langOf(offer.words)} className="whitespace-pre-line wrap-anywhere">
          {offer.words}
        </p>
      )}
      <dl className="grid gap-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The way to the booking: a devotee with a new account chooses a password, others log in. */
function Accepted({ of: { url, claimUrl } }: { of: AcceptedOffer }) {
  const t = useTranslate()
  const care = useCare()
  const { pathname, hash } = new URL(claimUrl ?? url)
  return (
    <div role="status" className="grid gap-3">
      <p className="font-bold">{t(m.offer_accepted)}</p>
      <p>{claimUrl ? t(m.offer_claim) : t(m.offer_login, care)}</p>
      <ButtonLink to={`${pathname}${hash}`}>{t(m.offer_open)}</ButtonLink>
    </div>
  )
}
