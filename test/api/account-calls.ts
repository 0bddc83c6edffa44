import { post } from '../calls.ts'
import type { World } from '../world.ts'

export const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

export const register = (w: World, over: object = {}) => post(w.visitor(), '/user/register', { ...kamala, ...over })

export const login = (w: World, over: object = {}) =>
  post(w.visitor(), '/user/login', { email: kamala.email, password: kamala.password, ...over })

export const alive = async (w: World, token: string) =>
  (await w.bearer(token).send('POST', '/user/verify')).status === 200
