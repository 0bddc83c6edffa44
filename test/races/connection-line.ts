import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between the product and PostgreSQL, and can cut, refuse or hold every connection. */
export async function lineTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  const server: Server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      // Nothing is said any more, nothing is closed: a machine that lost its network.
      from.on('data', (chunk) => void (state === 'open' && to.write(chunk)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  lines.push(server)
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const hangUp = () => sockets.forEach((socket) => socket.destroy())
  lines.push({ close: hangUp })
  return {
    url: address.href,
    cut() {
      state = 'cut'
      hangUp()
    },
    silence() {
      state = 'silent'
    },
    mend() {
      if (state === 'silent') hangUp()
      state = 'open'
    },
  }
}

export const lines: { close(): unknown }[] = []
