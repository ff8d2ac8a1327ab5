/** Mini-programs have no passkeys; passkey.h5.ts is the twin. */
import {
  type CreationAnswer,
  type CreationRequest,
  type PasskeyAnswer,
  PasskeyFailed,
  type PasskeyRequest,
} from './passkeyTypes'

export * from './passkeyTypes'

export const canPasskey = (): boolean => false

/** Signs with a passkey that the person chooses. Rejects with PasskeyFailed. */
export function signWithPasskey(_options: PasskeyRequest): Promise<PasskeyAnswer> {
  return Promise.reject(new PasskeyFailed('failed'))
}

/** Makes a passkey. Rejects with PasskeyFailed. */
export function makePasskey(_options: CreationRequest): Promise<CreationAnswer> {
  return Promise.reject(new PasskeyFailed('failed'))
}
