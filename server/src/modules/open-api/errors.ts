/** Errors of /v1 in the shape of OpenAI: {"error": {message, type, param, code}}. */
import type { ErrorCode } from '@contract/errors'
import { ERRORS } from '@contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerFor } from '../../platform/http/error-handler'
import { AppError } from '../../platform/lib/errors'
import { ApiKeyError } from '../api-key/errors'
import { texts } from './texts'

export interface OpenAiFailure {
  readonly status: number
  readonly message: string
  readonly type: string
  readonly code: string
  readonly param: string | null
  /**
   * Header x-should-retry, which overrules the official clients' own rule (they repeat 409, 429 and
   * 5xx); null: their rule is right.
   */
  readonly shouldRetry: boolean | null
  /** Header retry-after, in seconds; null: none, or set already. */
  readonly retryAfterS?: number | undefined
}

/** Refused by /v1 itself. */
export class OpenApiError extends Error {
  readonly failure: OpenAiFailure

  constructor(
    failure: Pick<OpenAiFailure, 'status' | 'code' | 'message'> & Partial<OpenAiFailure>,
  ) {
    super(failure.message)
    this.name = 'OpenApiError'
    this.failure = { type: 'invalid_request_error', param: null, shouldRetry: null, ...failure }
  }
}

export function badParameter(param: string, message: string, code = 'invalid_value'): OpenApiError {
  return new OpenApiError({ status: 400, code, param, message })
}

type Row = Partial<Omit<OpenAiFailure, 'message' | 'param'>>

const RATE_LIMIT: Row = { status: 429, code: 'rate_limit_exceeded', type: 'rate_limit_error' }
const SERVER: Row = { status: 500, code: 'server_error', type: 'server_error' }
const AWAY: Row = { status: 503, code: 'service_unavailable', type: 'server_error', retryAfterS: 5 }
const BAD_IMAGE: Row = { code: 'invalid_image' }

/** Errors before a job exists; those without a row are 400 invalid_request. */
const ROWS: Partial<Record<ErrorCode, Row>> = {
  UNAUTHORIZED: { status: 401, code: 'invalid_api_key', type: 'authentication_error' },
  FORBIDDEN: { status: 403, code: 'forbidden', type: 'permission_error' },
  NOT_FOUND: { status: 404, code: 'not_found' },
  CONFLICT: { status: 409, code: 'conflict', shouldRetry: false },
  PAYLOAD_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  REQUEST_TOO_SLOW: { status: 408, code: 'request_timeout' },
  TOO_MANY_REQUESTS: RATE_LIMIT,
  TOO_MANY_JOBS: { ...RATE_LIMIT, retryAfterS: 5 },
  CREDITS_SHORT: {
    status: 429,
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    shouldRetry: false,
  },
  PARAM_INVALID: { code: 'invalid_value' },
  CAPABILITY_MISSING: { code: 'invalid_value' },
  PROMPT_BLOCKED: { code: 'content_policy_violation', type: 'image_generation_user_error' },
  PROMPT_UNDRAWABLE: { code: 'prompt_undrawable', type: 'image_generation_user_error' },
  UPLOAD_REFUSED: BAD_IMAGE,
  UPLOAD_UNREADABLE: BAD_IMAGE,
  ENGINE_UNAVAILABLE: AWAY,
  SERVICE_UNAVAILABLE: AWAY,
  STORAGE_FULL: AWAY,
  INTERNAL: SERVER,
}

/** Our names of parameters and those of this API. */
const PARAMS: Readonly<Record<string, string>> = {
  ratio: 'size',
  count: 'n',
  negativePrompt: 'negative_prompt',
}

function findParam(details: unknown): string | null {
  const key =
    typeof details === 'object' && details !== null && 'key' in details ? details.key : null
  return typeof key === 'string' ? (PARAMS[key] ?? key) : null
}

function fromCode(code: ErrorCode, message: string, details: unknown = null): OpenAiFailure {
  return {
    status: 400,
    code: 'invalid_request',
    type: 'invalid_request_error',
    shouldRetry: null,
    ...ROWS[code],
    message,
    param:
      code === 'PROMPT_BLOCKED' || code === 'PROMPT_UNDRAWABLE' ? 'prompt' : findParam(details),
  }
}

const KEY_TYPES = {
  invalid_api_key: 'authentication_error',
  insufficient_scope: 'permission_error',
  monthly_limit: 'insufficient_quota',
} as const

function fromKey({ code, status, message }: ApiKeyError): OpenAiFailure {
  const shouldRetry = status === 429 ? false : null
  return { status, code, type: KEY_TYPES[code], message, param: null, shouldRetry }
}

/** The first issue of a schema. */
export function fromIssues(issues: readonly { path: readonly PropertyKey[] }[]): OpenAiFailure {
  const param = issues[0]?.path.map(String).join('.').slice(0, 80) ?? ''
  const message = param === '' ? texts.badBody : texts.badField(param)
  const code = param === '' ? 'invalid_request' : 'invalid_value'
  return {
    status: 400,
    code,
    type: 'invalid_request_error',
    message,
    param: param || null,
    shouldRetry: null,
  }
}

export function toFailure(error: unknown): OpenAiFailure {
  if (error instanceof OpenApiError) return error.failure
  if (error instanceof ApiKeyError) return fromKey(error)
  if (error instanceof AppError) return fromCode(error.code, error.message, error.details)
  if (error instanceof z.ZodError) return fromIssues(error.issues)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const paths = error.validation.map(({ instancePath }) => ({
      path: instancePath.split('/').filter(Boolean),
    }))
    return fromIssues(paths)
  }
  const { code, message, details } = answerFor(error)
  const failure = fromCode(code, message ?? ERRORS[code].message, details)
  const { statusCode } = error as Partial<FastifyError>
  return statusCode === 415 ? { ...failure, status: 415, code: 'unsupported_media_type' } : failure
}

/** A job that ended without a result. Never 5xx: a client would order it a second time. */
export function fromEndedJob(code: ErrorCode, message: string): OpenAiFailure {
  const isPolicy = code === 'ENGINE_REJECTED' || code === 'PROMPT_BLOCKED'
  return {
    status: isPolicy ? 400 : 422,
    code: code === 'PROMPT_BLOCKED' ? 'content_policy_violation' : code.toLowerCase(),
    type: 'image_generation_error',
    message,
    param: null,
    shouldRetry: false,
  }
}

export function buildErrorBody({ message, type, param, code }: OpenAiFailure) {
  return { error: { message, type, param, code } }
}

export function answerOpenApiError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = toFailure(error)
  const { status, code, shouldRetry, retryAfterS } = failure
  if (status >= 500) request.log.error({ err: error, errorCode: code }, 'API request failed')
  request.apiErrorCode = code
  if (shouldRetry !== null) void reply.header('x-should-retry', String(shouldRetry))
  if (retryAfterS !== undefined && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', retryAfterS)
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  void reply.status(status).send(buildErrorBody(failure))
}
