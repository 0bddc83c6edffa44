import { describe, expect, test } from 'vitest'
import { call, post } from '../calls.ts'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'
import { accept, asha, chosen, colleague, invite, listStaff, logIn, tokenMailed } from '../staff-story.ts'
import { world } from '../world.ts'

describe('CONTRACT admin/staff', () => {
  test('an invited person chooses a password, joins with the role, and stays ADMIN on the wire', async () => {
    const w = await world()
    const owner = await w.admin()
    const { status, data: invited } = await invite(owner)
    expect({ status, invited }).toMatchObject({
      status: 201,
      invited: { ...asha, staffRole: 'CLERK', status: 'INVITED', sessions: 0 },
    })
    const token = await tokenMailed(w)
    expect((await post(w.visitor(), '/user/invitation', { token })).data).toMatchObject({
      ...asha,
      staffRole: 'CLERK',
      hasAccount: false,
    })
    const joined = await accept(w, token)
    expect(joined).toMatchObject({ status: 201, data: { user: { ...asha, role: 'ADMIN', staffRole: 'CLERK' } } })
    expect(joined.data.user.id).toBe(invited.id)
    expect((await logIn(w, asha.email, chosen)).data.user).toMatchObject({ role: 'ADMIN', staffRole: 'CLERK' })
    const standings = (await listStaff(owner)).map(({ email, status: standing }) => [email, standing])
    expect(Object.fromEntries(standings)).toEqual({ [owner.user.email]: 'ACTIVE', [asha.email]: 'ACTIVE' })
  })

  test('the token is stored as a hash only, and in no outbox or log', async () => {
    const lines: string[] = []
    const w = await world({ onLog: (line) => lines.push(line) })
    await invite(await w.admin())
    const token = await tokenMailed(w)
    await accept(w, token)
    const stored = await w.db.selectFrom('staff_invitations').selectAll().execute()
    const queued = await w.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify([stored, queued, lines])).not.toContain(token)
  })

  test('a second use, a withdrawn, a resent and an old invitation are refused in words', async () => {
    const w = await world()
    const owner = await w.admin()
    const { data } = await invite(owner)
    const first = await tokenMailed(w)
    expect((await post(owner, `/admin/staff/${data.id}/invitation`, {})).status).toBe(200)
    const second = await tokenMailed(w)
    expect(await accept(w, first)).toMatchObject({ status: 404, code: 'INVITATION_UNKNOWN' })
    w.clock.pass({ days: 7 })
    expect(await accept(w, second)).toMatchObject({ status: 409, code: 'INVITATION_EXPIRED' })
    const later = await w.admin()
    await post(later, `/admin/staff/${data.id}/invitation`, {})
    const third = await tokenMailed(w)
    expect((await accept(w, third)).status).toBe(201)
    expect(await accept(w, third)).toMatchObject({ status: 409, code: 'INVITATION_USED' })
    const { data: other } = await invite(later, 'EDITOR', { email: 'ravi@example.com' })
    const fourth = await tokenMailed(w)
    expect((await call(later, 'DELETE', `/admin/staff/${other.id}`)).message).toBe('The invitation is withdrawn.')
    expect(await accept(w, fourth)).toMatchObject({ status: 404, code: 'INVITATION_UNKNOWN' })
  })

  test('two who use a link at once: one joins', async () => {
    const w = await world()
    await invite(await w.admin())
    const token = await tokenMailed(w)
    const answers = await Promise.all([accept(w, token), accept(w, token)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await w.db.selectFrom('users').select('id').where('email', '=', asha.email).execute()).toHaveLength(1)
  })

  test('who has an account joins with its password; bookings stay, and booking is refused meanwhile', async () => {
    const w = await world()
    const owner = await w.admin()
    const devotee = await w.devotee({ email: asha.email })
    await devotee.addPooja()
    await devotee.book('426812345678')
    await invite(owner)
    const token = await tokenMailed(w)
    // The link alone opens nobody's account.
    expect(await accept(w, token)).toMatchObject({ status: 400, code: 'PASSWORD_WRONG' })
    expect((await accept(w, token, password)).data.user).toMatchObject({ id: devotee.user.id, staffRole: 'CLERK' })
    expect((await devotee.send('GET', '/bookings/all')).status).toBe(401)
    const { data } = await logIn(w, asha.email)
    expect((await w.bearer(data.access_token).send('GET', '/bookings/all')).status).toBe(403)
    expect((await call(owner, 'GET', `/admin/user/${devotee.user.id}`)).data.bookings).toHaveLength(1)
  })

  test('who works at the desk or is invited is not invited again', async () => {
    const w = await world()
    const owner = await w.admin()
    expect(await invite(owner, 'CLERK', { email: owner.user.email })).toMatchObject({
      status: 409,
      code: 'STAFF_ALREADY',
    })
    await invite(owner)
    expect(await invite(owner, 'EDITOR', { email: asha.email.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'INVITED_ALREADY',
    })
  })

  test('a removed colleague is logged out at once, and the audit log keeps the name', async () => {
    const w = await world()
    const owner = await w.admin()
    const clerk = await colleague(w, owner)
    expect((await call(clerk, 'GET', '/refunds')).status).toBe(200)
    expect((await call(owner, 'DELETE', `/admin/staff/${clerk.user.id}`)).status).toBe(200)
    expect((await call(clerk, 'GET', '/refunds')).status).toBe(401)
    expect((await logIn(w, asha.email, chosen)).data.user).toMatchObject({ role: 'USER' })
    const log = await (await owner.send('GET', '/admin/audit')).json()
    expect(log.staff.map(({ name }: { name: string }) => name)).toContain(asha.name)
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual([
      'staff_removed',
      'staff_joined',
      'staff_invited',
    ])
    // The same person may come back.
    await invite(owner, 'EDITOR')
    expect((await accept(w, await tokenMailed(w), chosen)).data.user).toMatchObject({ id: clerk.user.id })
  })

  test('another role ends the sessions, and an owner can log a colleague out', async () => {
    const w = await world()
    const owner = await w.admin()
    const clerk = await colleague(w, owner)
    expect(await call(owner, 'PUT', `/admin/staff/${clerk.user.id}`, { staffRole: 'EDITOR' })).toMatchObject({
      status: 200,
      data: { staffRole: 'EDITOR', sessions: 0 },
    })
    expect((await call(clerk, 'GET', '/user/settings')).status).toBe(401)
    const again = w.bearer((await logIn(w, asha.email, chosen)).data.access_token)
    expect(await call(again, 'GET', '/refunds')).toMatchObject({ status: 403, code: 'STAFF_ROLE' })
    expect((await call(owner, 'DELETE', `/admin/staff/${clerk.user.id}/sessions`)).status).toBe(200)
    expect((await call(again, 'GET', '/user/settings')).status).toBe(401)
  })

  test('the last owner is neither removed nor demoted', async () => {
    const w = await world()
    const owner = await w.admin()
    const path = `/admin/staff/${owner.user.id}`
    expect(await call(owner, 'DELETE', path)).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    expect(await call(owner, 'PUT', path, { staffRole: 'CLERK' })).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    await colleague(w, owner, 'OWNER')
    expect((await call(owner, 'DELETE', path)).status).toBe(200)
  })

  test('every owner is told of a new one', async () => {
    const w = await world()
    const owner = await w.admin()
    await colleague(w, owner, 'OWNER')
    const told = (await w.sendMails()).filter(({ subject }) => subject.includes('is now an owner'))
    expect(told.map(({ to }) => to).toSorted()).toEqual([asha.email, owner.user.email].toSorted())
  })

  test('two owners who remove each other at once leave one', async () => {
    const w = await world()
    const owner = await w.admin()
    const other = await colleague(w, owner, 'OWNER')
    const answers = await Promise.all([
      call(owner, 'DELETE', `/admin/staff/${other.user.id}`),
      call(other, 'DELETE', `/admin/staff/${owner.user.id}`),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = await w.db.selectFrom('users').select('id').where('staff_role', '=', 'OWNER').execute()
    expect(owners).toHaveLength(1)
    expect([owner.user.id, other.user.id]).toContain(firstOf(owners).id)
  })
})
