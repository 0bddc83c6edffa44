import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { get } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

test.each(['Delhi', 'NA', 'varanasi', ''])(
  'CONTRACT catalogue: nothing moves to the city %j, which has no list',
  async (city) => {
    const w = await world()
    const admin = await w.admin()
    await storeSecurityKey(w.db, KEY)
    const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
    const before = {
      pack: (await get(w, `/packages/${pack.id}`)).data,
      pooja: (await get(w, `/events/id/${pooja.id}`)).data,
    }
    for (const [path, body, field] of [
      ['/packages/update', { content: { ...before.pack, city, key: KEY } }, 'content.city'],
      ['/events/edit', { event: { ...before.pooja, city, key: KEY } }, 'event.city'],
    ] as const) {
      const answer = await admin.send('POST', path, body)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain(field)
    }
    expect((await get(w, `/packages/${pack.id}`)).data).toEqual(before.pack)
    expect((await get(w, `/events/id/${pooja.id}`)).data).toEqual(before.pooja)
  },
)
