/** The one error the server answers with on purpose. */
import { ERRORS, type ErrorCode } from '@contract/errors'

export class AppError extends Error {
  readonly code: ErrorCode
  /** Sent to the client as `data`; nothing secret. */
  readonly details: unknown

  /** `message` defaults to the table's Chinese sentence. */
  constructor(
    code: ErrorCode,
    options: { message?: string; details?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? null
  }
}
