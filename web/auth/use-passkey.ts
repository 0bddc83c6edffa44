import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyChallenge, PasskeyCreated, PasskeySigned } from '../../contract/passkeys.ts'

const ES256 = -7
const RS256 = -257

const known = ({ credentialIds }: PasskeyChallenge) =>
  credentialIds.map((id) => ({ id, type: 'public-key' as const, transports: [] }))

/** Lets the device make a passkey. @throws Error if the person or the device refuses */
export async function createPasskey(asked: PasskeyChallenge, email: string): Promise<PasskeyCreated> {
  const { challenge, rpId, userId } = asked
  const { id, response } = await startRegistration({
    optionsJSON: {
      rp: { id: rpId, name: rpId },
      user: { id: userId, name: email, displayName: email },
      challenge,
      pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known(asked),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    },
  })
  const { clientDataJSON, attestationObject } = response
  return { id, clientDataJSON, attestationObject }
}

/** Lets a passkey sign. @throws Error if the person or the device refuses */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<PasskeySigned> {
  const { challenge, rpId } = asked
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, allowCredentials: known(asked), userVerification: 'preferred' },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}
