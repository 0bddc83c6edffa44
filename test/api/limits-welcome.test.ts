import { expect, test } from 'vitest'
import { rounds } from '../calls.ts'
import { world } from '../world.ts'

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

test('CONTRACT limits: an email gets 3 welcomes a day, however often its account is opened again', async () => {
  const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
  for (const _time of rounds(5)) {
    const registered = await w.visitor().send('POST', '/user/register', kamala)
    expect(registered.status).toBe(201)
    const { access_token: token } = (await registered.json()).data
    await w.sendMails()
    const deleted = await w.bearer(token).send('POST', '/user/delete', { password: kamala.password })
    expect(deleted.status).toBe(200)
  }
  expect((await w.sendMails()).map(({ to }) => to)).toEqual([kamala.email, kamala.email, kamala.email])
})
