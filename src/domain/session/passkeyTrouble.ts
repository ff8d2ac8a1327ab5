/** Why a browser gave no passkey, in a sentence. */
import { ApiError } from '@/api/error'
import { PasskeyFailed } from '@/platform/passkey'
import { passkeyTexts } from './passkeyTexts'

/** Throws what a form says in place. */
export function rethrowPasskeyError(error: unknown): never {
  if (!(error instanceof PasskeyFailed)) throw error
  throw new ApiError('UNKNOWN', { message: passkeyTexts.troubles[error.trouble] })
}
