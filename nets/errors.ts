/** Why a network has no result; the caller then uses its fallback. */

/**
 * `absent`: its weights are not here, or networks are off. `damaged`: its file is not what
 * `models.json` names. `memory`: too little is free. `failed`: the runtime could not.
 */
export type NetErrorKind = 'absent' | 'damaged' | 'memory' | 'failed'

export class NetError extends Error {
  readonly kind: NetErrorKind
  readonly model: string

  constructor(kind: NetErrorKind, model: string, message: string, options?: { cause?: unknown }) {
    super(`${model}: ${message}`, options)
    this.name = 'NetError'
    this.kind = kind
    this.model = model
  }
}

/** By its name: from their sources, threads and scripts may hold this module twice. */
export function isNetError(error: unknown): error is NetError {
  return error instanceof Error && error.name === 'NetError'
}
