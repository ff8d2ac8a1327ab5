/** Verifies the answer of an authenticator against its request. */
import type { passkeyEndpoints } from '@contract/endpoints/passkey'
import type { passkeyAnswer } from '@contract/endpoints/passkey-shapes'
import type { z } from 'zod'
import type { PasskeyConfig } from './config'

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type PasskeyCreation = z.output<typeof passkeyEndpoints.add.body>['answer']

/** EdDSA, ES256 and RS256, by their numbers of COSE: what authenticators have. */
export const ALGORITHMS = [-8, -7, -257]

/** Stored data of a passkey to verify its signatures. */
export interface Verifier {
  readonly credentialId: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** The answer is not what this passkey signs when this site asks for this challenge. */
export class PasskeyRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('a passkey was not accepted', options)
    this.name = 'PasskeyRefused'
  }
}

/** Loaded with the first passkey: servers without them start sooner. */
const library = () => import('@simplewebauthn/server')

/** Before a transaction that others wait for. */
export async function loadWebauthn(): Promise<void> {
  await library()
}

/** Every mistake it finds is an Error of its own sentence. */
async function withPasskeyErrors<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw new PasskeyRefused({ cause })
  })
}

/** Rejects with PasskeyRefused. */
export async function verifyCreation(
  { rpId, origin }: PasskeyConfig,
  challenge: string,
  { id, rawId, type, response }: PasskeyCreation,
): Promise<Verifier> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject } = response
  const { verified, registrationInfo } = await withPasskeyErrors(
    verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified) throw new PasskeyRefused()
  const { credential } = registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { credentialId: credential.id, publicKey, counter: credential.counter }
}

/** The passkey's counter from now on. Rejects with PasskeyRefused, also when it went back. */
export async function verifyAnswer(
  { rpId, origin }: PasskeyConfig,
  challenge: string,
  { id, rawId, type, response }: PasskeyAnswer,
  { credentialId, publicKey, counter }: Verifier,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response
  const { verified, authenticationInfo } = await withPasskeyErrors(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    }),
  )
  if (!verified) throw new PasskeyRefused()
  return authenticationInfo.newCounter
}
