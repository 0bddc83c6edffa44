import { encode } from './encode.ts'

/** The process that `encode-apart.ts` starts for one picture. */
process.once('message', (bytes: Uint8Array) => {
  encode(bytes).then(
    (encoded) => process.send?.({ encoded }, () => process.exit()),
    (error: unknown) => process.send?.({ reason: String(error) }, () => process.exit()),
  )
})
