import { loadClient } from './load-client.ts'

type Order = { url: string; tokens: string[]; packageId: string; seconds: number }

/** Repeatedly adds to the cart, requests a quote and books, with one connection for each devotee; returns the number of orders. */
process.on('message', ({ url, tokens, packageId, seconds }: Order) => {
  const send = loadClient(url, tokens.length)
  const until = performance.now() + seconds * 1000

  async function post(path: string, token: string, body: unknown) {
    const { status, said } = await send({ method: 'POST', path: `/v1${path}`, token, body })
    if (status !== 201) throw new Error(`${path}: ${status} ${said}`)
    return JSON.parse(said).data
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
