/** Every error becomes one envelope; an unknown one becomes INTERNAL without details. */
import { ERRORS, type ErrorCode } from '@contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/away'
import { AppError } from '../lib/errors'
import { isDiskFull } from '../disk'
import { failure } from './envelope'
import { texts } from './texts'

interface Answer {
  readonly code: ErrorCode
  readonly message?: string
  readonly details?: unknown
}

/** When a call that found the service unavailable may be worth sending again. */
const RETRY_AFTER_S = 5

const CHINESE = /[\u4e00-\u9fff]/

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
}

/** The contract's own sentence where it has one; else which field is wrong. */
function issueSentence(issue: ZodFastifySchemaValidationError): string {
  const { message = '', params } = issue
  if (CHINESE.test(message)) return message
  const unknown = Array.isArray(params.keys) ? params.keys : []
  if (unknown.length > 0) return texts.unknownParameter(String(unknown[0]).slice(0, 40))
  const field = issue.instancePath.split('/').filter(Boolean).join('.')
  return field ? texts.wrongParameter(field.slice(0, 80)) : ERRORS.PARAM_INVALID.message
}

/** The form parser throws plain errors; only these words distinguish them from ours. */
const BROKEN_FORM =
  /^(Unexpected end of (multipart data|form)|Multipart: Boundary|Malformed |Part terminated)/

function isBrokenRequest(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || BROKEN_FORM.test(error.message)
}

/** Code, sentence and details of any error; INTERNAL for an unknown one. */
export function answerFor(error: unknown): Answer {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, details: error.details }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]
    return {
      code: 'PARAM_INVALID',
      message: issue && issueSentence(issue),
    }
  }
  if (isDiskFull(error)) return { code: 'STORAGE_FULL' }
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: BY_STATUS[statusCode] ?? 'BAD_REQUEST' }
  }
  if (isBrokenRequest(error)) return { code: 'BAD_REQUEST' }
  return { code: isDatabaseAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL' }
}

/** Also for what fails before any route is known, such as an address that is no URL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, message, details } = answerFor(error)
  const { status } = ERRORS[code]
  if (code === 'SERVICE_UNAVAILABLE') {
    // An outage is logged once, where it is detected, and not for each call.
    request.log.warn({ err: error, errorCode: code }, 'request failed')
    void reply.header('retry-after', RETRY_AFTER_S)
  } else if (status >= 500) request.log.error({ err: error, errorCode: code }, 'request failed')
  void reply.status(status).send(failure(code, message, details))
}
