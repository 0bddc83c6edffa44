import { unwrap } from '../../contract/client.ts'
import { firstOf, present } from '../present.ts'
import type { Past } from './site.ts'

const people = [
  ['Kamala Devi', 'Varanasi'],
  ['रामखिलावन यादव', 'Ayodhya'],
  ['S. Venkataraman', 'Prayagraj'],
  ['श्रीमती विश्वेश्वरीदेवी त्रिलोकीनारायण चतुर्वेदी', 'Chitrakoot'],
  ['Anjali Rao', 'Sarnath'],
  ['Mohan Lal Gupta', 'Varanasi'],
  ['Harpreet Singh', 'Ayodhya'],
] as const

/** The UTR of the payment with this number, oldest first. */
export const deskUtr = (number: number): string => String(426_800_000_000 + number * 7919)

/** The email address of the devotee who made it. */
export const deskEmail = (number: number): string => `desk${number}@example.com`

/**
 * A day at the desk. So many payments wait, the oldest for 21 hours, each from another devotee; the second is one transfer for two
 * bookings, and the third has a corrected UTR. Tomorrow two journeys begin, one of them without a driver, and a pooja.
 */
export const deskDay =
  (payments: number): Past =>
  async (w) => {
    const now = Date.now()
    const packages = await w.db.selectFrom('packages').select(['id', 'city']).execute()
    const poojas = await w.db.selectFrom('poojas').select('id').limit(3).execute()
    const packageIn = (city: string) => present(packages.find((one) => one.city === city)).id
    for (let number = 0; number < payments; number++) {
      w.clock.set(new Date(now - ((payments - number) / payments) * 21 * 60 * 60 * 1000).toISOString())
      const [name, city] = present(people[number % people.length])
      const devotee = await w.devotee({ name, email: deskEmail(number) })
      await devotee.addPackage({ packageId: packageIn(city), headCount: 2 + (number % 4), days: 12 + (number % 20) })
      if (number === 1) await devotee.addPooja({ eventId: firstOf(poojas).id, days: 13 })
      await devotee.book(number === 2 ? '999900001111' : deskUtr(number))
      if (number !== 2) continue
      const { id } = firstOf(await devotee.payments())
      await unwrap(devotee.client.payments.submit.$post({ json: { id, refNo: deskUtr(number) } }))
    }
    w.clock.set(new Date(now).toISOString())
    const admin = await w.admin()
    const driver = { name: 'रामखिलावन यादव', phone: '9415012345', vehicle: 'Ertiga UP 70 AB 1234' }
    for (const [name, hasDriver] of [
      ['Meena Kumari', false],
      ['Suresh Patel', true],
    ] as const) {
      const devotee = await w.devotee({ name })
      await devotee.addPackage({ packageId: packageIn('Varanasi'), headCount: 4, days: 1 })
      const { id } = firstOf(await devotee.book(deskUtr(1000 + Number(hasDriver))))
      await admin.verify(id)
      if (hasDriver) await unwrap(admin.client.bookings.driver.$post({ json: { id, ...driver } }))
    }
    const atPooja = await w.devotee({ name: 'Ganga Prasad' })
    await atPooja.addPooja({ eventId: firstOf(poojas).id, days: 1 })
    const { id } = firstOf(await atPooja.book(deskUtr(1002)))
    await admin.verify(id)
    const json = { names: 'गंगा प्रसाद\nSavitri Devi', gotra: 'Vatsa' }
    await unwrap(atPooja.client.bookings[':id'].sankalp.$put({ param: { id }, json }))
  }
