/** @module-tag thorough */
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { cities } from '../demo-cities.ts'
import { languages } from '../../domain/language.ts'
import { pagesForAll } from '../../server/public-reads/page-address.ts'
import { useServers } from './server-process.ts'

const { startPrepared } = useServers()
const standard = new HtmlValidate({ extends: ['html-validate:standard'] })

const paths = [
  ...Object.keys(pagesForAll).map((pattern) => pattern.replaceAll(/:\w+/g, 'none')),
  ...Object.keys(cities).map((city) => `/city/${city}`),
  '/auth/login?step=reset',
  '/auth/register?next=/user/cart',
  '/shared/none',
]

test.each(languages)('DESIGN pages: the HTML of each page is valid, in %s', async (language) => {
  const { url } = await startPrepared()
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'Accept-Language': language } })
    const { results } = await standard.validateString(await answer.text())
    const found = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector}`))
    expect([path, found]).toEqual([path, []])
  }
})
