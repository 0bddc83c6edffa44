import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localAddress } from './local-address.ts'

const elsewhere = [
  // Other sites, other protocols.
  'https://evil.test/x',
  'http://evil.test',
  'HTTPS://EVIL.TEST',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.test/1',
  'mailto:kamala@evil.test',
  'file:///etc/passwd',
  'evil.test',
  '@evil.test',
  '',
  ' ',
  ' /landing',
  // A host without a protocol.
  '//evil.test',
  '///evil.test',
  '////evil.test/x',
  '//user:secret@evil.test',
  '//evil.test:80/landing',
  '//evil。test',
  '//①②⑦.0.0.1',
  '//%65vil.test',
  // A backslash counts as a slash.
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/\\\\evil.test',
  '/landing\\..\\..\\\\evil.test',
  // Dots leave the second slash at the beginning.
  '/.//evil.test/x',
  '/./\\evil.test',
  '/..//evil.test',
  '/landing/..//evil.test',
  '/landing/../..//evil.test',
  '/%2e//evil.test/x',
  '/%2E//evil.test',
  '/%2e%2e//evil.test',
  '/.%2e//evil.test',
  '/city/%2e%2E/%2f/evil.test',
  // The parser of addresses removes tabs and line ends.
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  '/\u0000/evil.test',
  '/ /evil.test',
  '/\u00a0/evil.test',
  '/\u200b/evil.test',
  '/\ufeff//evil.test',
  // Encoded, as a server or proxy may decode it.
  '/%2f/evil.test',
  '/%2Fevil.test',
  '%2f%2fevil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%252f%252fevil.test',
  '/%255cevil.test',
  '/%25252f%25252fevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/%00/evil.test',
  '/%c0%af%c0%afevil.test',
  '/%ff',
  '/%',
  // Letters that look like dots and slashes.
  '/．//evil.test',
  '/\u2024//evil.test',
  '/。。//evil.test',
  '/／evil.test',
  '／／evil.test',
  '/\u2044evil.test',
  // Within a path that begins well.
  '/landing//evil.test',
  '/landing/%2f%2fevil.test',
]

test.each(elsewhere)('DESIGN: the address %j is refused', (text) => {
  expect(localAddress(text)).toBeNull()
})

test('DESIGN: a missing address is refused', () => {
  expect(localAddress(null)).toBeNull()
})

test.each([
  ['/', '/'],
  ['/landing', '/landing'],
  ['/landing/', '/landing/'],
  ['/city/varanasi?lang=hi', '/city/varanasi?lang=hi'],
  ['/city/%E0%A4%95%E0%A4%BE%E0%A4%B6%E0%A5%80', '/city/%E0%A4%95%E0%A4%BE%E0%A4%B6%E0%A5%80'],
  ['/user/bookings/0198c0de-0000-7000-8000-000000000001', '/user/bookings/0198c0de-0000-7000-8000-000000000001'],
  ['/feedback?text=https%3A%2F%2Fexample.org', '/feedback?text=https%3A%2F%2Fexample.org'],
  ['/auth/login?next=%2Fuser%2Fcart', '/auth/login?next=%2Fuser%2Fcart'],
  ['/landing#top', '/landing'],
  ['/city/../landing', '/landing'],
  ['/%2e%2e/landing', '/landing'],
  ['/@evil.test', '/@evil.test'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/https:evil.test', '/https:evil.test'],
  ['/evil.test', '/evil.test'],
  ['/?//evil.test', '/?//evil.test'],
])('DESIGN: the address %j is one of this site', (text, address) => {
  expect(localAddress(text)).toBe(address)
})

test('DESIGN: an accepted address is one of this site for any origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'evil.test',
    'a',
    '。',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  )
  fc.assert(
    fc.property(text, fc.constantFrom('http://localhost:3000', 'https://tirtha.example'), (address, origin) => {
      const followed = localAddress(address)
      if (followed === null) return
      const target = new URL(followed, `${origin}/offline`)
      expect(target.origin).toBe(origin)
      expect(new URL(target.pathname, origin).origin).toBe(origin)
      expect(localAddress(followed)).toBe(followed)
    }),
    { numRuns: 2000 },
  )
})
