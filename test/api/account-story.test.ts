import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { sessionOf } from '../login-session.ts'
import { world } from '../world.ts'

test('§7 an account is registered, logs in, is verified and logs out', async () => {
  const w = await world()
  const { client } = w.visitor()
  const json = {
    name: 'Kamala',
    phoneNumber: '98765 43210',
    email: ' Kamala@Example.com',
    password: 'narmada teerth 7',
  }
  const { data, message } = await unwrap(client.user.register.$post({ json }))
  expect(message).toBe('Registered successfully')
  expect(data.user).toMatchObject({ phoneNumber: '+919876543210', role: 'USER' })
  const login = await unwrap(
    client.user.login.$post({ json: { email: 'kamala@example.com', password: json.password } }),
  )
  const me = w.bearer(sessionOf(login.data).access_token)
  expect((await unwrap(me.client.user.verify.$post({ json: {} }))).data.name).toBe('Kamala')
  await unwrap(me.client.user.logout.$post({ json: {} }))
  expect((await me.send('POST', '/user/verify')).status).toBe(401)
})
