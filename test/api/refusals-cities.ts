import type { ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../domain/language.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { makePooja } from '../factories.ts'
import { sendOfferFile } from '../offer-files.ts'
import type { World } from '../world.ts'

type Stage = { w: World; language: Language }

const key = 'a key of the house'

const admin = async ({ w, language }: Stage) => {
  await storeSecurityKey(w.db, key)
  return w.bearer((await w.admin()).token, language)
}

const newCity = async (stage: Stage, name: string) =>
  (await admin(stage)).send('POST', '/cities', {
    city: { name, nameHindi: 'मथुरा', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश', key },
  })

const offerFile = async (stage: Stage, path: 'preview' | 'import', content: string) =>
  sendOfferFile(stage.w, await admin(stage), {
    path,
    content,
    language: stage.language,
    ...(path === 'import' && { key, digest: 'other' }),
  })

export const cityErrors = {
  CITY_UNKNOWN: async (stage) => {
    const { id } = await makePooja(stage.w.db)
    return (await admin(stage)).send('PUT', '/events/order', { city: 'Atlantis', order: [id], key })
  },
  CITY_NAME_LATIN: (stage) => newCity(stage, 'मथुरा'),
  CITY_TAKEN: (stage) => newCity(stage, 'varanasi'),
  ORDER_INCOMPLETE: async (stage) => {
    const { id } = await makePooja(stage.w.db)
    return (await admin(stage)).send('PUT', '/cities/order', { order: [id], key })
  },
  CHANGED_SINCE: async (stage) => {
    const { id } = await makePooja(stage.w.db)
    const staff = await admin(stage)
    for (const status of ['WITHDRAWN', 'DRAFT']) await staff.send('POST', `/events/${id}/status`, { status, key })
    const { data } = await (await staff.send('GET', `/admin/history/${id}`)).json()
    return staff.send('POST', `/admin/history/${id}/undo`, { entryId: data[1].id, key })
  },
  OFFERS_FILE_UNREADABLE: async (stage) => offerFile(stage, 'preview', 'Date,Amount'),
  OFFERS_FILE_LONG: async (stage) => offerFile(stage, 'preview', `kind,city,name\n${'pooja,X,X\n'.repeat(1001)}`),
  OFFERS_FILE_WRONG: async (stage) => offerFile(stage, 'import', 'kind,city,name\npooja,X,X'),
  OFFERS_FILE_CHANGED: async (stage) => offerFile(stage, 'import', 'kind,city,name'),
  OFFER_WITHDRAWN: async ({ w, language }) => {
    const devotee = await w.devotee({ language })
    await devotee.addPooja()
    await w.db.updateTable('poojas').set({ status: 'WITHDRAWN' }).execute()
    return devotee.send('POST', '/bookings/add', { amountPaid: 1100, refNo: '426812345678' })
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage) => Promise<Response>>>
