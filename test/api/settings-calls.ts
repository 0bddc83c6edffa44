import { password } from '../factories.ts'
import { call, type Sender } from '../calls.ts'
import type { World } from '../world.ts'

export const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

export const settingsOf = async (who: Sender) => (await call(who, 'GET', '/user/settings')).data

export const alive = async (w: World, token?: string) =>
  (await w.bearer(token).send('POST', '/user/verify')).status === 200

/** Logs in from a browser and returns the token. */
export async function logIn(w: World, email: string, userAgent = chrome, secret = password) {
  const response = await w.request('/v1/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: secret }),
  })
  return (await response.json()).data?.access_token as string
}
