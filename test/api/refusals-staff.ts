import type { Language } from '../../domain/language.ts'
import { secondStepDue } from '../../domain/second-step.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { password } from '../factories.ts'
import type { Sender } from '../calls.ts'
import { accept, asha, colleague, invite, setUpSecondStep, tokenMailed } from '../staff-story.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

const speaking = ({ w, language }: Stage, { token }: { token?: string }): Sender => w.bearer(token, language)
const useToken = ({ w, language }: Stage, token: string) =>
  w.visitor(language).send('POST', '/user/invitation', { token })

/** A request for every code about staff and their logins. */
export const staffErrors = {
  STAFF_ROLE: async (stage: Stage) =>
    speaking(stage, await stage.w.admin({ staffRole: 'EDITOR' })).send('GET', '/refunds'),
  SECOND_STEP_REQUIRED: async (stage: Stage) => {
    const owner = await stage.w.admin()
    const due = secondStepDue('OWNER', new Date(stage.w.inDays(-7)))
    await stage.w.db.updateTable('users').set({ second_step_due: due }).where('id', '=', owner.user.id).execute()
    return speaking(stage, owner).send('GET', '/refunds')
  },
  SECOND_STEP_WRONG: async (stage: Stage) =>
    speaking(stage, await stage.w.admin()).send('POST', '/user/second-step/totp/confirm', { code: '000000' }),
  PAYEE_CODE_MISSING: async (stage: Stage) => {
    await storeSecurityKey(stage.w.db, 'a security key')
    const owner = await stage.w.admin()
    await setUpSecondStep(stage.w, owner)
    return speaking(stage, owner).send('PUT', '/admin/settings', {
      settings: { branch: 'Godowlia', key: 'a security key' },
    })
  },
  SECOND_STEP_OFF: async (stage: Stage) =>
    speaking(stage, await stage.w.admin()).send('POST', '/user/second-step/remove', { password }),
  LOGIN_TICKET_ENDED: ({ w, language }: Stage) =>
    w.visitor(language).send('POST', '/user/login/second-step', { ticket: 'x', code: '000000' }),
  INVITATION_UNKNOWN: (stage: Stage) => useToken(stage, 'x'.repeat(43)),
  INVITATION_USED: async (stage: Stage) => {
    await invite(await stage.w.admin())
    const token = await tokenMailed(stage.w)
    await accept(stage.w, token)
    return useToken(stage, token)
  },
  INVITATION_EXPIRED: async (stage: Stage) => {
    await invite(await stage.w.admin())
    const token = await tokenMailed(stage.w)
    stage.w.clock.pass({ days: 8 })
    return useToken(stage, token)
  },
  STAFF_ALREADY: async (stage: Stage) => {
    const owner = await stage.w.admin()
    const body = { name: 'Asha', email: owner.user.email, staffRole: 'CLERK' }
    return speaking(stage, owner).send('POST', '/admin/staff', body)
  },
  INVITED_ALREADY: async (stage: Stage) => {
    const owner = await stage.w.admin()
    await invite(owner)
    return speaking(stage, owner).send('POST', '/admin/staff', { ...asha, staffRole: 'CLERK' })
  },
  PASSKEY_WRONG: async ({ w, language }: Stage) =>
    w.bearer((await w.admin()).token, language).send('POST', '/user/second-step/passkeys', {
      name: 'Phone',
      passkey: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    }),
  LAST_OWNER: async (stage: Stage) => {
    const owner = await stage.w.admin()
    await colleague(stage.w, owner)
    return speaking(stage, owner).send('DELETE', `/admin/staff/${owner.user.id}`)
  },
}
