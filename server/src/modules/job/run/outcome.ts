/** Why a run ended without pictures, in the words of the API's error table. */
import { ERRORS, type ErrorCode } from '@contract/errors'
import { EngineError, JobTransferred } from '../../../integrations/engines/engine'
import { OwnEngineError } from '../../../integrations/engines/own'
import type { Failure } from '../rows'
import { FAILURE_MESSAGES, texts } from '../texts'

/** The job was cancelled or deleted: this run has nothing left to say. */
export class Superseded extends Error {
  constructor() {
    super('the job no longer belongs to this run')
    this.name = 'Superseded'
  }
}

/** The job goes on in another run: this one has nothing left to say. */
export class TakenOver extends JobTransferred {
  constructor() {
    super('the job belongs to another run')
    this.name = 'TakenOver'
  }
}

/** The process stops: the job goes back to the queue. */
export class ShuttingDown extends JobTransferred {
  constructor() {
    super('the worker is shutting down')
    this.name = 'ShuttingDown'
  }
}

export class RunTimeout extends Error {
  constructor() {
    super('the job painted for too long')
    this.name = 'RunTimeout'
  }
}

const CODE_OF_KIND = {
  unsupported: 'CAPABILITY_MISSING',
  rejected: 'ENGINE_REJECTED',
  input: 'ENGINE_REJECTED',
  content_blocked: 'PROMPT_BLOCKED',
  rate_limited: 'ENGINE_BUSY',
  unavailable: 'ENGINE_UNAVAILABLE',
} as const satisfies Record<EngineError['kind'], ErrorCode>

export function buildFailure(code: ErrorCode): Failure {
  return { code, message: FAILURE_MESSAGES[code] ?? ERRORS[code].message }
}

/** Message for the user about an error of a run; never the words of a vendor. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof RunTimeout) return buildFailure('JOB_TIMEOUT')
  if (!(error instanceof EngineError)) return buildFailure('ENGINE_FAILED')
  if (error instanceof OwnEngineError)
    return { code: CODE_OF_KIND[error.kind], message: error.message }
  const failure = buildFailure(CODE_OF_KIND[error.kind])
  if (error.trouble) return { ...failure, message: texts.troubles[error.trouble] }
  if (error.kind === 'input') return { ...failure, message: texts.inputRefused(error.message) }
  if (error.kind !== 'content_blocked' || error.words.length === 0) return failure
  return { ...failure, message: texts.blockedWords(error.words) }
}
