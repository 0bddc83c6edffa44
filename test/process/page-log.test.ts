import { expect, test } from 'vitest'
import { useServers } from './server-process.ts'

const { startPrepared } = useServers()

test('DESIGN: the log of pages has no token of a shared link', async () => {
  const server = await startPrepared({ LOG_LEVEL: 'trace' })
  const token = 'Secret-token_of-a-shared-link_32'
  const paths = [
    `/shared/${token}`,
    `/SHARED/${token}?lang=hi`,
    `/%73hared/${token}`,
    `//shared/${token}`,
    `/shared/${token}/more`,
    `/shared/${token}.data`,
    `/assets/${token}`,
  ]
  for (const path of paths) await fetch(server.url + path, { redirect: 'manual' })
  await server.stop()
  expect(server.said.stdout).toContain('/shared/:id')
  expect(server.said.stdout).toContain('/v1/shared/:token')
  expect(server.said.stdout + server.said.stderr).not.toContain(token)
})
