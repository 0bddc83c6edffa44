import { expect, test } from 'vitest'
import { world } from '../world.ts'

const paths = ['/v1/feedback', '/v1/nowhere', '/v1/docs', '/healthz', '/readyz']

test.each([
  ['https://tirtha.example', 'max-age=31536000; includeSubDomains'],
  ['http://tirtha.example', null],
])('DESIGN: a site at %s sends HSTS: %s', async (PUBLIC_URL, expected) => {
  const w = await world({ environment: { PUBLIC_URL } })
  for (const path of paths)
    expect([path, (await w.request(path)).headers.get('strict-transport-security')]).toEqual([path, expected])
})
