/** Passkeys of this browser; the package that speaks to it is fetched with the first press. */
import type { CallData } from '@contract/endpoints/all'
import { PASSKEY } from './texts'

type Request = CallData<'POST /api/console/passkey/start'>['options']

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: PASSKEY.cancelled,
  AbortError: PASSKEY.cancelled,
  SecurityError: PASSKEY.otherAddress,
}

export const canPasskey = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Signs with a passkey that the person chooses; rejects with one Chinese sentence. */
export async function signWithPasskey(optionsJSON: Request) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : ''
    throw new Error(SENTENCES[name] ?? PASSKEY.failed, { cause })
  })
  const { id, rawId, type, response } = signed
  return { id, rawId, type, response }
}
