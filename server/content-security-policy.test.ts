import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowByHash } from './content-security-policy.ts'

const NONCE = 'c2VjcmV0LW5vbmNlLW9mLW9uZQ'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('DESIGN inline scripts: of the inline scripts and styles only those with the nonce are allowed', () => {
  const { html, policy } = allowByHash(
    `<head><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><style nonce="${NONCE}">a{b:c}</style></head>` +
      `<script>alert(1)</script><script nonce="another">alert(2)</script><script type="module" nonce="${NONCE}" async>import '/a.js'</script>`,
    NONCE,
  )
  expect(html).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><style>a{b:c}</style></head>' +
      '<script>alert(1)</script><script nonce="another">alert(2)</script><script type="module" async>import \'/a.js\'</script>',
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf("import '/a.js'")}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('a{b:c}')}`)
})

test('DESIGN inline scripts: the hash is of the whole script, also of one with markup, Hindi and a repeated text', () => {
  const script = 'const a = "<b>नमस्ते</b>" > 1;\n'
  const { policy } = allowByHash(
    `<script nonce="${NONCE}">${script}</script><script nonce="${NONCE}">${script}</script>`,
    NONCE,
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf(script)}`)
})

test('DESIGN inline scripts: a page without inline scripts allows none', () => {
  expect(directive(allowByHash('<p>Tirtha</p>', NONCE).policy, 'script-src')).toBe("script-src 'self'")
})
