import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Order = { url: string; tokens: string[]; packageId: string; seconds: number }

/** Adds to the cart, asks for a quote and books, again and again, with one connection for each devotee; tells how many. */
process.on('message', ({ url, tokens, packageId, seconds }: Order) => {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const until = performance.now() + seconds * 1000

  async function post(path: string, token: string, body: unknown) {
    const sent = JSON.stringify(body)
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(sent),
    }
    const answered = Promise.withResolvers<string>()
    const read = async (response: IncomingMessage) => {
      const said = await text(response)
      if (response.statusCode === 201) answered.resolve(said)
      else answered.reject(new Error(`${path}: ${response.statusCode} ${said}`))
    }
    request(`${url}/v1${path}`, { method: 'POST', agent, headers }, (response) => {
      read(response).catch(answered.reject)
    })
      .on('error', answered.reject)
      .end(sent)
    return JSON.parse(await answered.promise).data
  }

  async function orders(token: string): Promise<number> {
    for (let count = 0; ; count++) {
      if (performance.now() > until) return count
      const date = Date.now() + 20 * 24 * 60 * 60 * 1000
      const entry = await post('/cart/add', token, { packageId, headCount: 2, date, events: [] })
      const quote = await post('/payments/initiate', token, { cartIds: [entry.id], vehicle: 'CAR' })
      const refNo = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
      await post('/bookings/add', token, { amountPaid: quote.amountPayable, refNo, reference: quote.reference })
    }
  }

  Promise.all(tokens.map(orders)).then(
    (counts) => process.send?.({ count: counts.reduce((sum, count) => sum + count, 0) }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
