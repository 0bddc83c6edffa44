import { Secret, TOTP } from 'otpauth'
import type { Session } from '../contract/account.ts'
import type { StaffRole } from '../domain/role.ts'
import { call, post, type Sender } from './calls.ts'
import { password } from './factories.ts'
import { present } from './present.ts'
import type { World } from './world.ts'

export const asha = { email: 'asha@example.com', name: 'Asha Mishra' }
export const chosen = 'a new long secret'

type Owner = Awaited<ReturnType<World['admin']>>

export const invite = (owner: Sender, staffRole: StaffRole = 'CLERK', over: object = {}) =>
  post<{ id: string }>(owner, '/admin/staff', { ...asha, staffRole, ...over })

/** The token of the newest invitation that was emailed. */
export async function tokenMailed(w: World): Promise<string> {
  const mail = (await w.sendMails()).findLast(({ text }) => text.includes('/auth/invitation#'))
  return present(/invitation#([\w-]{43})/.exec(present(mail).text)?.[1])
}

export const accept = (w: World, token: string, secret = chosen) =>
  post<Session>(w.visitor(), '/user/invitation/accept', { token, password: secret })

/** A person who was invited and has joined. */
export async function colleague(w: World, owner: Owner, staffRole: StaffRole = 'CLERK') {
  await invite(owner, staffRole)
  const { data } = await accept(w, await tokenMailed(w))
  return { ...w.bearer(data.access_token), user: data.user }
}

/** The code that an app shows now. */
export const codeNow = (w: World, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: w.clock.now().getTime() + steps * 30_000 })

/** Sets up the second step, and returns the secret of the app and the recovery codes. */
export async function setUpSecondStep(w: World, who: Sender, secretWord = password) {
  const { data: made } = await post<{ secret: string; uri: string }>(who, '/user/second-step/totp', {
    password: secretWord,
  })
  const { status, data } = await post<{ recoveryCodes: string[] }>(who, '/user/second-step/totp/confirm', {
    code: codeNow(w, made.secret),
  })
  return { ...made, status, codes: data.recoveryCodes }
}

export const logIn = (w: World, email: string, secretWord = password) =>
  post(w.visitor(), '/user/login', { email, password: secretWord })

/** A login with the right password that waits for its second step. */
export const ticketOf = async (w: World, email: string, secretWord = password): Promise<string> =>
  (await logIn(w, email, secretWord)).data.secondStep.ticket

export const finish = (w: World, ticket: string, code: string) =>
  post<Session>(w.visitor(), '/user/login/second-step', { ticket, code })

export const listStaff = async (owner: Sender) =>
  (
    await call<{ id: string; email: string; status: string; staffRole: StaffRole; sessions: number }[]>(
      owner,
      'GET',
      '/admin/staff',
    )
  ).data
