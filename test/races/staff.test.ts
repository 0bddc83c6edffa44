import { describe, expect } from 'vitest'
import { call, rounds } from '../calls.ts'
import { accept, codeNow, finish, invite, setUpSecondStep, ticketOf, tokenMailed } from '../staff-story.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

const twoInstances = async () => ({
  w: await world({ database: pg.database }),
  other: await world({ database: pg.connect() }),
})

const won = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300)

describe('CONTRACT admin/staff', () => {
  test('two owners who remove or demote each other at once leave one', async () => {
    const { w, other } = await twoInstances()
    const { db } = pg.database
    for (const round of rounds(8)) {
      await db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'ADMIN').execute()
      const [one, two] = [await w.admin(), await w.admin()]
      const body = round % 2 ? { staffRole: 'EDITOR' } : undefined
      const method = body ? 'PUT' : 'DELETE'
      const answers = await Promise.all([
        call(one, method, `/admin/staff/${two.user.id}`, body),
        call(other.bearer(two.token), method, `/admin/staff/${one.user.id}`, body),
      ])
      expect(won(answers)).toHaveLength(1)
      const owners = await db.selectFrom('users').select('id').where('staff_role', '=', 'OWNER').execute()
      expect(owners).toHaveLength(1)
    }
  })

  test('a link that two use at once lets one in', async () => {
    const { w, other } = await twoInstances()
    const owner = await w.admin()
    for (const round of rounds(5)) {
      const email = `asha${round}@example.com`
      await invite(owner, 'CLERK', { email })
      const token = await tokenMailed(w)
      expect(won(await Promise.all([accept(w, token), accept(other, token)]))).toHaveLength(1)
      const made = await pg.database.db.selectFrom('users').select('id').where('email', '=', email).execute()
      expect(made).toHaveLength(1)
    }
  })
})

describe('CONTRACT second step', () => {
  test('a code that two logins use at once opens one session', async () => {
    const { w, other } = await twoInstances()
    const owner = await w.admin()
    const { secret, codes } = await setUpSecondStep(w, owner)
    for (const round of rounds(6)) {
      w.clock.pass({ seconds: 30 })
      other.clock.pass({ seconds: 30 })
      const { email } = owner.user
      const [one, two] = [await ticketOf(w, email), await ticketOf(other, email)]
      const code = round % 2 ? (codes[round] ?? '') : codeNow(w, secret)
      expect(won(await Promise.all([finish(w, one, code), finish(other, two, code)]))).toHaveLength(1)
    }
  })
})
