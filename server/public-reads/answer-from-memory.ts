import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentPart } from '../../db/content-part.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import type { Services } from '../http/context.ts'
import { finishAnswer, type FinishedAnswer } from './finished-answer.ts'
import type { KeptAnswers, Made } from './kept-answers.ts'
import { partOf, type PublicRead, publicRead } from './public-address.ts'
import type { PublishedCities } from './published-cities.ts'
import { sendAnswer } from './send-answer.ts'

/** Receives the calls that a page makes while it is rendered, with their statuses; undefined for a call that threw. */
export type ReadObserver = { onRead?: (path: string, status: number | undefined) => void }

type Deps = Pick<Services, 'log' | 'now'> & {
  answers: KeptAnswers
  /** The whole product, which answers everything that is not in memory. */
  fetch: (request: Request, observer: ReadObserver) => Response | Promise<Response>
  publicUrl: string
  cities: Pick<PublishedCities, 'has' | 'isKnown'>
  /** Is called for each answer that was sent. */
  observe?: (answered: { method: string; route: string; status: number; seconds: number }) => void
}

/** Whether the published cities are known. If not, no page of a city is answered from here. */
const isOfCity = (route: string): boolean => route === '/city/:cityName'

/** A listener that answers public reads from memory, and leaves every other request to `next`. */
export function answerFromMemory(deps: Deps) {
  const { answers, cities, log, now, observe } = deps
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const read = publicRead(request, cities.has)
    if (!read || (isOfCity(read.route) && !cities.isKnown())) return next()
    const started = observe && performance.now()
    const send = (answer: FinishedAnswer) => {
      const { status, requestId } = sendAnswer(answer, request, response)
      if (requestId) log.info({ requestId, method: request.method, route: read.route, status, ms: 0 }, 'request')
      const { route } = read
      if (started)
        observe({ method: request.method ?? '', route, status, seconds: (performance.now() - started) / 1000 })
    }
    const key = `${read.language}${read.asksLanguage ? '?' : ''} ${read.url}`
    const kept = answers.get(key, now().getTime())
    if (kept) return send(kept)
    answers.make(key, () => make(read, deps)).then(send, next)
  }
}

/**
 * Requests a public read without anything from the original request except address and language, so that no personal data can enter
 * an answer that others get.
 */
async function make(read: PublicRead, { fetch, publicUrl, now }: Deps): Promise<Made> {
  const { url, language, asksLanguage } = read
  const until = read.kind === 'page' ? startOf(addDays(dayOf(now().getTime()), 1)) : Infinity
  const called: (ContentPart | null)[] = read.kind === 'call' ? [...read.parts] : ['settings']
  const onRead: ReadObserver['onRead'] = (path, status) => void called.push(status === 200 ? partOf(path) : null)
  const headers = new Headers({ 'Accept-Language': language })
  if (read.kind === 'page' && !asksLanguage) headers.set('Cookie', `language=${language}`)
  const request = new Request(new URL(url, publicUrl), { headers })
  const response = await fetch(request, { onRead })
  // The pages are a list of known addresses, so few of them can answer 404.
  const isWhole = response.status === 200 || (read.kind === 'page' && response.status === 404)
  const isForAll = isWhole && !response.headers.has('set-cookie')
  const parts = called.filter((part) => part !== null)
  return {
    answer: await finishAnswer(response),
    // A page that could not read something is incomplete.
    parts: isForAll && parts.length === called.length ? parts : null,
    until,
  }
}
