import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyChallenge, PasskeyCreated, PasskeySigned } from '../contract/passkeys.ts'

const sha256 = (of: Buffer | string) => createHash('sha256').update(of).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** A byte string of CBOR with up to 65,535 bytes. */
const cborBytes = (of: Buffer) => Buffer.concat([Buffer.from([0x59, of.length >> 8, of.length & 255]), of])
const cborText = (of: string) => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)])

const PRESENT = 0x01
const WITH_KEY = 0x40

type Lie = { origin?: string; rpId?: string; counter?: number; challenge?: string }

/** A software device with one passkey. It signs everything, even requests that a browser would refuse. */
export function passkeyDevice(origin = 'http://tirtha.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, { challenge }: PasskeyChallenge, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin }))
  const dataOf = ({ rpId }: PasskeyChallenge, flags: number, lie: Lie) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(lie.counter ?? ++counter, 1)
    return Buffer.concat([sha256(lie.rpId ?? rpId), head])
  }
  // COSE: an elliptic key on P-256 for ES256.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    create(asked: PasskeyChallenge, lie: Lie = {}): PasskeyCreated {
      const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = Buffer.concat([dataOf(asked, PRESENT | WITH_KEY, lie), held])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ])
      const client = clientData('webauthn.create', asked, lie)
      return { id: text(id), clientDataJSON: text(client), attestationObject: text(attestation) }
    },
    sign(asked: PasskeyChallenge, lie: Lie = {}): PasskeySigned {
      const [client, data] = [clientData('webauthn.get', asked, lie), dataOf(asked, PRESENT, lie)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
    },
  }
}
