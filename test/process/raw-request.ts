import { connect } from 'node:net'

/** Writes to a socket and returns what the server sends until it closes the socket. */
export function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket
    .setEncoding('utf8')
    .on('data', (chunk: string) => (received += chunk))
    .on('error', () => {})
  socket.write(text)
  return new Promise((resolve) => socket.once('close', () => resolve(received)))
}
