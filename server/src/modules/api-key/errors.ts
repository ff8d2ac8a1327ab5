/** Refusals of API keys; /v1 and /mcp answer them in their own shapes. */

export type ApiKeyErrorCode =
  /** 401: missing, unknown, expired, revoked, of a stopped account or from another address. */
  | 'invalid_api_key'
  /** 403 */
  | 'insufficient_scope'
  /** 429: the key's own limit of credits; the same request fails until the month ends. */
  | 'monthly_limit'

const STATUS: Readonly<Record<ApiKeyErrorCode, 401 | 403 | 429>> = {
  invalid_api_key: 401,
  insufficient_scope: 403,
  monthly_limit: 429,
}

export class ApiKeyError extends Error {
  readonly status: 401 | 403 | 429

  /** @param message one Chinese sentence for the owner of the key */
  constructor(
    readonly code: ApiKeyErrorCode,
    message: string,
  ) {
    super(message)
    this.name = 'ApiKeyError'
    this.status = STATUS[code]
  }
}
