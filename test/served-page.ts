import { firstOf } from './present.ts'

type Thing = { '@type': string; [property: string]: unknown }

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

/** The parts of a served page that a search engine or messenger reads without scripts. */
export function readPage(html: string) {
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
  const links = tags('link')
  const metas = tags('meta')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return {
    language: attribute(firstOf(tags('html')), 'lang'),
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
    canonical: links.filter((tag) => attribute(tag, 'rel') === 'canonical').map((tag) => attribute(tag, 'href')),
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    meta: Object.fromEntries(
      metas.map((tag) => [attribute(tag, 'property') || attribute(tag, 'name'), attribute(tag, 'content')]),
    ),
    things: data ? (JSON.parse(data) as { '@graph': Thing[] })['@graph'] : [],
  }
}

export const thingsOf = (page: ReturnType<typeof readPage>, type: string) =>
  page.things.filter((thing) => thing['@type'] === type)

/** Requests pages of a site like a search engine: without cookies, with a language only if given. */
export function crawlerOf(origin: () => string) {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin() + path, { headers, redirect: 'manual' })
  return {
    ask,
    read: async (path: string, headers?: Record<string, string>) => readPage(await (await ask(path, headers)).text()),
  }
}
