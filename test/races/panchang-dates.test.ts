import { expect } from 'vitest'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { call, rounds, type Sender, statuses } from '../calls.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

test('PANCHANG dates: of two operators at two processes one chooses the day, and the other is told', async () => {
  const [w, other] = [await world({ database: pg.database }), await world({ database: pg.connect() })]
  const [one, two] = [await w.admin(), await w.admin()]
  let before: string | null = '2026-09-04'
  for (const round of rounds(8)) {
    const choose = (who: Sender, day: string) =>
      call(who, 'PUT', '/admin/panchang/2026-09-04/janmashtami', { day: startOf(day as CalendarDay), before })
    const [here, there] = round % 2 ? ['2026-09-01', '2026-09-02'] : ['2026-09-05', '2026-09-06']
    const answers = await Promise.all([choose(one, here), choose(other.bearer(two.token), there)])
    expect(statuses(answers)).toEqual([200, 409])
    const { day, decided_by: staff } = await w.db.selectFrom('panchang_dates').selectAll().executeTakeFirstOrThrow()
    expect([day, staff]).toEqual(answers[0].status === 200 ? [here, one.user.id] : [there, two.user.id])
    before = day
  }
  expect(await w.db.selectFrom('panchang_dates').selectAll().execute()).toHaveLength(1)
  expect(await w.db.selectFrom('audit').selectAll().execute()).toHaveLength(8)
})
