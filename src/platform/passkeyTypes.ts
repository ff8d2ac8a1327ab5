/** Types of passkey requests and answers, on every platform. */
import type { CallData, CallInput } from '@contract/endpoints/all'

export type PasskeyRequest = CallData<'POST /api/auth/passkey/start'>['options']
export type PasskeyAnswer = CallInput<'POST /api/auth/passkey/login'>['body']['answer']
export type CreationRequest = CallData<'POST /api/user/passkeys/start'>['options']
export type CreationAnswer = CallInput<'POST /api/user/passkeys'>['body']['answer']

/**
 * `refused`: the user declined, the request timed out, or the device has none · `place`: the page
 * is at another address than passkeys are registered for · `known`: the device has one already ·
 * `failed`: the rest.
 */
export type PasskeyTrouble = 'refused' | 'place' | 'known' | 'failed'

export class PasskeyFailed extends Error {
  constructor(
    readonly trouble: PasskeyTrouble,
    cause?: unknown,
  ) {
    super(`passkey: ${trouble}`, { cause })
    this.name = 'PasskeyFailed'
  }
}
