import { password } from '../factories.ts'
import type { World } from '../world.ts'
import type { Row } from './role-matrix-payments.ts'

const code = '000000'
const signed = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
const made = { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' }

/** An open invitation. */
async function invitationId(w: World) {
  const owner = await w.admin()
  const body = { email: 'asha@example.com', name: 'Asha', staffRole: 'CLERK' }
  return (await (await owner.send('POST', '/admin/staff', body)).json()).data.id as string
}

const onStaff =
  (suffix = '', body?: unknown) =>
  async (w: World) => ({
    path: `/admin/staff/${(await w.admin({ staffRole: 'CLERK' })).user.id}${suffix}`,
    body,
  })
const token = 'x'.repeat(43)

export const staffRows: Row[] = [
  ['POST /user/login/second-step', () => ({ body: { ticket: token, code } }), 400, 400, 400],
  ['POST /user/invitation', () => ({ body: { token } }), 404, 404, 404],
  ['POST /user/invitation/accept', () => ({ body: { token, password: 'a new long secret' } }), 404, 404, 404],
  ['POST /user/email', () => ({ body: { email: 'own@kashi.example', password } }), 401, 403, 200],
  ['GET /user/second-step', () => ({}), 401, 403, 200],
  ['POST /user/second-step/totp', () => ({ body: { password } }), 401, 403, 200],
  ['POST /user/second-step/totp/confirm', () => ({ body: { code } }), 401, 403, 400],
  ['POST /user/second-step/codes', () => ({ body: { password } }), 401, 403, 409],
  ['POST /user/second-step/remove', () => ({ body: { password } }), 401, 403, 409],
  ['POST /user/login/passkey/challenge', () => ({ body: { ticket: token } }), 400, 400, 400],
  ['POST /user/login/passkey', () => ({ body: { ticket: token, passkey: signed } }), 400, 400, 400],
  ['POST /user/second-step/passkeys/challenge', () => ({ body: { password } }), 401, 403, 200],
  ['POST /user/second-step/passkeys', () => ({ body: { name: 'Phone', passkey: made } }), 401, 403, 400],
  [
    'POST /user/second-step/passkeys/{id}/remove',
    () => ({ path: `/user/second-step/passkeys/${crypto.randomUUID()}/remove`, body: { password } }),
    401,
    403,
    404,
  ],
  ['GET /admin/staff', () => ({}), 401, 403, 200],
  [
    'POST /admin/staff',
    () => ({ body: { email: 'asha@example.com', name: 'Asha', staffRole: 'CLERK' } }),
    401,
    403,
    201,
  ],
  ['PUT /admin/staff/{id}', onStaff('', { staffRole: 'EDITOR' }), 401, 403, 200],
  ['DELETE /admin/staff/{id}', onStaff(), 401, 403, 200],
  [
    'POST /admin/staff/{id}/invitation',
    async (w: World) => ({ path: `/admin/staff/${await invitationId(w)}/invitation`, body: {} }),
    401,
    403,
    200,
  ],
  ['DELETE /admin/staff/{id}/sessions', onStaff('/sessions'), 401, 403, 200],
]
