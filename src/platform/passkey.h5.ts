/** Passkeys of a browser. The package is loaded lazily. */
import {
  type CreationAnswer,
  type CreationRequest,
  type PasskeyAnswer,
  PasskeyFailed,
  type PasskeyRequest,
  type PasskeyTrouble,
} from './passkeyTypes'

export * from './passkeyTypes'

const library = () => import('@simplewebauthn/browser')

const TROUBLES: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'refused',
  AbortError: 'refused',
  SecurityError: 'place',
  InvalidStateError: 'known',
}

/** Only over TLS, and at localhost, does a browser have them. */
export const canPasskey = (): boolean => typeof window.PublicKeyCredential === 'function'

async function mapPasskeyErrors<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyFailed(TROUBLES[name] ?? 'failed', error)
  })
}

/** Signs with a passkey that the person chooses. Rejects with PasskeyFailed. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library()
  const { id, rawId, type, response } = await mapPasskeyErrors(
    startAuthentication({ optionsJSON: options }),
  )
  return { id, rawId, type, response }
}

/** Makes a passkey. Rejects with PasskeyFailed. */
export async function makePasskey(options: CreationRequest): Promise<CreationAnswer> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await mapPasskeyErrors(
    startRegistration({ optionsJSON: options }),
  )
  return { id, rawId, type, response }
}
