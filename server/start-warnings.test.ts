import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { startWarnings } from './start-warnings.ts'

const seedWarning = /^SEED is demo/

describe('DEMO start warnings', () => {
  test.each([
    ['of nothing but the settings’ defaults', {}, false],
    ['of a site on this machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
    ['of a public address', { PUBLIC_URL: 'https://yatra.example.org' }, true],
    ['of a real UPI address', { UPI_ID: 'yatra@examplebank' }, true],
    ['of a public address without demo content', { PUBLIC_URL: 'https://yatra.example.org', SEED: 'none' }, false],
  ])('%s: whether invented content is named', (_name, settings, isNamed) => {
    const warnings = startWarnings(readEnv({ NODE_ENV: 'production', ...settings }))
    expect(warnings.some((warning) => seedWarning.test(warning))).toBe(isNamed)
  })

  test('a production site warns of the demo payee and the demo GSTIN', () => {
    expect(startWarnings(readEnv({}))).toEqual([expect.stringContaining('payee'), expect.stringContaining('GSTIN')])
  })
})
