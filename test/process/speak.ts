import { connect } from 'node:net'

/** Writes to a socket and gathers what comes back until the server closes it. */
export function speak(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket
    .setEncoding('utf8')
    .on('data', (chunk: string) => (heard += chunk))
    .on('error', () => {})
  socket.write(text)
  return new Promise((resolve) => socket.once('close', () => resolve(heard)))
}
