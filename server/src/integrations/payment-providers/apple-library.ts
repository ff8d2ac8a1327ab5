/** Used parts of @apple/app-store-server-library. */
import type {
  JWSTransactionDecodedPayload,
  ResponseBodyV2DecodedPayload,
} from '@apple/app-store-server-library'
import { NotificationRefused } from './provider'

export interface AppleOptions {
  readonly bundleId: string
  /** The app's number in the store; production wants it. */
  readonly appId: number | undefined
  readonly environment: 'Production' | 'Sandbox'
  /** DER or PEM of Apple's root certificates. */
  readonly rootCertificates: readonly Buffer[]
  /** Asks Apple whether a certificate was revoked. */
  readonly onlineChecks: boolean
  /** Key of the App Store Server API, from App Store Connect. */
  readonly api: {
    readonly key: string
    readonly keyId: string
    readonly issuerId: string
    /** Null: Apple's own for the environment. */
    readonly url: string | null
  }
}

export interface AppleLibrary {
  /** Throws NotificationRefused. */
  readTransaction(signed: string): Promise<JWSTransactionDecodedPayload>
  /** Throws NotificationRefused. */
  readNotification(signed: string): Promise<ResponseBodyV2DecodedPayload>
  /** The signed transaction of this number; null when there is none. */
  lookUp(transactionId: string): Promise<string | null>
}

const NO_SUCH_TRANSACTION = 4_040_010

export async function loadApple(options: AppleOptions): Promise<AppleLibrary> {
  const library = await import('@apple/app-store-server-library')
  const { bundleId, appId, onlineChecks, api } = options
  const environment =
    options.environment === 'Production'
      ? library.Environment.PRODUCTION
      : library.Environment.SANDBOX
  const verifier = new library.SignedDataVerifier(
    [...options.rootCertificates],
    onlineChecks,
    environment,
    bundleId,
    appId,
  )
  const client = new library.AppStoreServerAPIClient(
    api.key,
    api.keyId,
    api.issuerId,
    bundleId,
    environment,
  )

  // The library has no option for it.
  if (api.url !== null) Reflect.set(client, 'urlBase', api.url)

  /** Apple being out of reach is no verdict: then the notification must come again. */
  async function believe<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading
    } catch (error) {
      const { RETRYABLE_VERIFICATION_FAILURE } = library.VerificationStatus
      const isVerdict =
        error instanceof library.VerificationException &&
        error.status !== RETRYABLE_VERIFICATION_FAILURE
      throw isVerdict ? new NotificationRefused('signature', { cause: error }) : error
    }
  }

  return {
    readTransaction: (signed) => believe(verifier.verifyAndDecodeTransaction(signed)),
    readNotification: (signed) => believe(verifier.verifyAndDecodeNotification(signed)),
    async lookUp(transactionId) {
      try {
        const { signedTransactionInfo } = await client.getTransactionInfo(transactionId)
        return signedTransactionInfo ?? null
      } catch (error) {
        if (error instanceof library.APIException && error.apiError === NO_SUCH_TRANSACTION) {
          return null
        }
        throw error
      }
    },
  }
}
