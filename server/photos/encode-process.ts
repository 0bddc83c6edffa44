import { encode, encodeLogo, encodeProof, type EncodeTask } from './encode.ts'

const encoders = { photo: encode, logo: encodeLogo, proof: encodeProof }

/** The process that `encode-apart.ts` starts for one picture. */
process.once('message', ({ bytes, as }: EncodeTask) => {
  encoders[as](bytes).then(
    (encoded) => process.send?.({ encoded }, () => process.exit()),
    (error: unknown) => process.send?.({ reason: String(error) }, () => process.exit()),
  )
})
