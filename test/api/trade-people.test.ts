import { expect, test } from 'vitest'
import { tradeDesk } from '../trade.ts'

test('TRADE people: drivers and priests are imported once, and undone unless somebody chose them', async () => {
  const { w, admin, preview, bring, undo } = await tradeDesk()
  const content =
    'kind,name,phone,vehicle,seats,city,languages\n' +
    'driver,Ramesh,9839012345,Innova UP65 AB 1234,6,Varanasi,Hindi\n' +
    'पंडित,Pandit Mishra,098390 12346,,,,\n'
  const { id } = await bring(content, { kind: 'PEOPLE' })
  const people = await w.db.selectFrom('people').selectAll().orderBy('id').execute()
  expect(people).toMatchObject([
    { kind: 'DRIVER', name: 'Ramesh', phone: '+919839012345', seats: 6 },
    { kind: 'PRIEST', name: 'Pandit Mishra', phone: '+919839012346', seats: null },
  ])
  const again = await preview(`${content}cook,X,98390 12347,,,,\ndriver,Y,98390 12348,,many,,\n`, { kind: 'PEOPLE' })
  expect(again.data.rows.map(({ act, errors }) => [act, errors[0]?.field])).toEqual([
    ['SAME', undefined],
    ['SAME', undefined],
    ['WRONG', 'kind'],
    ['WRONG', 'seats'],
  ])
  const edit = { kind: 'DRIVER', name: 'Ramesh Yadav', phoneNumber: '9839012345' }
  await admin.send('PUT', `/admin/people/${people[0]?.id}`, edit)
  expect((await undo(id)).data).toMatchObject({ undone: 1, kept: [{ name: 'Ramesh Yadav' }] })
  expect(await w.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Ramesh Yadav' }])
})
