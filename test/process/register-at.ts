import type { ServerProcess } from './server-process.ts'

let count = 0

/** Registers a devotee at a server. */
export async function registerAt(server: Pick<ServerProcess, 'call'>) {
  const email = `devotee${Date.now()}${count++}@example.com`
  const registration = { name: 'Kamala Devi', phoneNumber: '98765 43210', email, password: 'narmada teerth 7' }
  const { data } = await server.call('POST', '/user/register', registration)
  const token = data.access_token as string
  return {
    email,
    password: registration.password,
    token,
    /** Adds a demo pooja of Varanasi to the cart and returns the entry. */
    addPooja: async () => {
      const events = await server.call('GET', '/events/city/varanasi')
      const date = Date.now() + 10 * 24 * 60 * 60 * 1000
      const addition = { packageId: '', headCount: 0, date, events: [{ eventId: events.data[0].id, date }] }
      return (await server.call('POST', '/cart/add', addition, token)).data as { id: string; amount: number }
    },
    book: async (refNo: string) => {
      const cost = (await server.call('GET', '/bookings/cost', undefined, token)).data as number
      return server.call('POST', '/bookings/add', { amountPaid: Math.min(5000, cost), refNo }, token)
    },
    bookings: async () =>
      (await server.call('GET', '/bookings/all', undefined, token)).data as { id: string; paymentRefNumber: string }[],
  }
}
