import { encode, encodeLogo, type EncodeTask } from './encode.ts'

/** The process that `encode-apart.ts` starts for one picture. */
process.once('message', ({ bytes, as }: EncodeTask) => {
  const encoding = as === 'logo' ? encodeLogo(bytes) : encode(bytes)
  encoding.then(
    (encoded) => process.send?.({ encoded }, () => process.exit()),
    (error: unknown) => process.send?.({ reason: String(error) }, () => process.exit()),
  )
})
