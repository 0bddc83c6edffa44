import { describe, expect, test } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { world } from '../world.ts'
import { devanagari, ways } from './refusals.ts'

describe('CONTRACT language', () => {
  test.each(Object.keys(ways) as (keyof typeof ways)[])('%s has a message in English and in Hindi', async (code) => {
    const status = errors[code]
    const words = { en: '', hi: '' }
    for (const language of ['en', 'hi'] as const) {
      const response = await ways[code]({ w: await world(), language })
      const { code: found, message, issues = [] } = await response.json()
      expect([response.status, found, response.headers.get('content-language')]).toEqual([status, code, language])
      if (status === 429 || status === 503) expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      words[language] = [message, ...issues.map((issue: { message: string }) => issue.message)].join('\n')
    }
    expect(words.en).not.toMatch(devanagari)
    // An amount is the same in both languages.
    for (const line of words.hi.split('\n').filter((text) => /\p{L}/u.test(text))) expect(line).toMatch(devanagari)
    expect(words.en + words.hi).not.toMatch(/[{}]|undefined|\bnull\b|[A-Z]{3,}_[A-Z]/)
  })

  test('a name in a message is in the language of the message', async () => {
    const { message } = await (await ways.DATE_PASSED({ w: await world(), language: 'hi' })).json()
    expect(message).toContain('पूजा')
    expect(message).not.toMatch(/[a-z]{3,}/i)
  })

  test.each([
    ['en', 'en'],
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['HI', 'hi'],
    ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en;q=0.3,hi;q=0.7', 'hi'],
    ['en;q=0.7, hi;q=0.3', 'en'],
    ['fr,hi;q=0.2', 'hi'],
    ['fr;q=1,de', 'en'],
    ['hi;q=0', 'en'],
    ['hi;q=0, en;q=0', 'en'],
    ['', 'en'],
    [';;;,q=,hi;q=x\u00e9', null],
  ])('Accept-Language "%s" gives %s', async (accepted, language) => {
    const response = await (await world()).visitor(accepted).send('GET', '/cart')
    expect(response.status).toBe(401)
    expect(response.headers.get('content-language')).toMatch(language ?? /^(en|hi)$/)
    if (language) expect(devanagari.test((await response.json()).message)).toBe(language === 'hi')
  })

  test('without Accept-Language the answer is English', async () => {
    const response = await (await world()).request('/v1/cart')
    expect(response.headers.get('content-language')).toBe('en')
    expect((await response.json()).message).toBe('Login expired. Please login again.')
  })
})
