import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

describe('ACCOUNT sessions', () => {
  test.each([
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari, iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    ['Opera', 'Opera/9'],
  ])('a browser is recognized as %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device)
  })

  test.each([
    undefined,
    '',
    ' ',
    'node',
    'curl/8.0',
    'constructor/1 x',
    '<script>alert(1)</script>/1.0 x',
    '\ud800',
    '\0',
  ])('the browser of the header %j is unknown, and no part of it is stored', (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull()
  })

  test('any header gives a short name of known words without delay', () => {
    const part = fc.oneof(
      fc.constantFrom('Chrome/', 'Mozilla/5.0 (', 'Version/', 'Android ', '; ', ')', ' like Mac OS X', 'Windows NT '),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.nat(),
    )
    const before = process.cpuUsage()
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
        const device = deviceOf(parts.join(''))
        if (device !== null) expect(device).toMatch(/^[A-Za-z0-9 .,-]{1,60}$/)
      }),
    )
    for (const repeated of ['a', ' ', '(', '/', 'Version/', 'Android;', '.', '0', '\ud800'])
      deviceOf(`Mozilla/5.0 ${repeated.repeat(16_000)}`)
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  })
})
