import { useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/ask'
import { nameIn } from '../language/in-language.ts'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { withNumber } from '../phone/phone-entry.ts'
import { citiesOf } from '../site-cities.ts'
import { CallOrWrite } from '../trust/trust-page.tsx'
import { answerForm, type RefusedForm } from '../ui/form-action.ts'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AskForm, inquiryIn } from './ask-form.tsx'
import { Leave } from './leave.tsx'
import { Offer } from './offer.tsx'

const [ofQuestion, ofOffer] = [noindexMeta(m.ask_title), noindexMeta(m.offer_title)]
const ofPlace = noindexMeta(m.waiting_title)
const titleOf = ({ loaderData: shown }: Route.MetaArgs) =>
  shown?.leave ? ofPlace : shown?.offer ? ofOffer : ofQuestion
export const meta = (shown: Route.MetaArgs) => titleOf(shown)(shown)

type Asked = { params: { of: string }; context: Readonly<RouterContextProvider> }

/** The city of an address; undefined for a link in an email. One route serves both, because each page loads the list of routes. */
async function cityOf({ params, context }: Asked) {
  const slug = params.of.toLowerCase()
  return (await readForPage(citiesOf(context.get(pageContext)))).find((one) => one.slug === slug)
}

const offerAt = ({ params, context }: Asked) => ({
  calls: apiOf(context.get(pageContext)).inquiries.offer[':token'],
  param: { token: params.of },
})

/** The link in an email that gives a held place back; null for other addresses. */
const leaveAt = ({ params, context }: Asked) =>
  params.of.startsWith('leave~')
    ? { calls: apiOf(context.get(pageContext)).waiting.link[':token'], param: { token: params.of } }
    : null

export async function loader(asked: Route.LoaderArgs) {
  const city = await cityOf(asked)
  const today = dayOf(Date.now())
  if (city) return { slug: city.slug, city: nameIn(asked.context.get(pageContext).language, city), today, offer: null }
  const left = leaveAt(asked)
  if (left) return { leave: (await readForPage(unwrap(left.calls.$get({ param: left.param })))).data, offer: null }
  const { calls, param } = offerAt(asked)
  return { offer: (await readForPage(unwrap(calls.$get({ param })))).data }
}

export async function action(sent: Route.ActionArgs) {
  const { request, context } = sent
  const form = await request.formData()
  const page = context.get(pageContext)
  const city = await cityOf(sent)
  return answerForm(form, context, async () => {
    if (city) {
      await withNumber(form, page.language, (phoneNumber) =>
        unwrap(apiOf(page).inquiries.$post({ json: inquiryIn(form, city.slug, phoneNumber) })),
      )
      return { sent: true as const }
    }
    const left = leaveAt(sent)
    if (left) {
      await unwrap(left.calls.$delete({ param: left.param }))
      return { sent: true as const }
    }
    const { calls, param } = offerAt(sent)
    return { accepted: (await unwrap(calls.accept.$post({ param, json: {} }))).data }
  })
}

export const ErrorBoundary = pageFailure({ missing: <EndedOffer /> })

function EndedOffer() {
  const t = useTranslate()
  return (
    <MissingPage title={t(m.offer_title)} text={t(m.error_offer_link_ended)}>
      <CallOrWrite />
    </MissingPage>
  )
}

export default function AskPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const wasSent = Boolean(actionData && 'sent' in actionData)
  if (loaderData.leave) return <Leave of={loaderData.leave} token={params.of} refused={refused} wasSent={wasSent} />
  if (!loaderData.offer) return <Ask of={loaderData} refused={refused} wasSent={wasSent} />
  const sent = actionData && 'accepted' in actionData ? (actionData.accepted ?? null) : null
  return <Offer offer={loaderData.offer} token={params.of} sent={sent} refused={refused} />
}

type City = Extract<Route.ComponentProps['loaderData'], { slug: string }>

/** A question about a journey that the cart cannot sell. It needs no account. */
function Ask({ of, refused, wasSent }: { of: City; refused?: RefusedForm; wasSent: boolean }) {
  const t = useTranslate()
  const [isSent, setSent] = useState(wasSent)
  if (isSent)
    return (
      <Page width="message">
        <h1>{t(m.ask_sent_title)}</h1>
        <p role="status">{t(m.ask_sent)}</p>
        <CallOrWrite />
        <TextLink to={`/city/${of.slug}`}>{of.city}</TextLink>
      </Page>
    )
  return (
    <Page width="form">
      <h1>
        {t(m.ask_title)}: {of.city}
      </h1>
      <p>{t(m.ask_text)}</p>
      <AskForm {...of} refused={refused} onSent={() => setSent(true)} />
    </Page>
  )
}
