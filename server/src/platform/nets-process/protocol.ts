/** Messages between processes and threads about networks: plain data, errors included. */
import { NetError, type NetErrorKind } from '@nets/errors'
import type { NetRequest, Tensor } from '@nets/run'

export interface NetCall {
  readonly id: number
  readonly request: NetRequest
}

export interface NetAnswer {
  readonly id: number
  readonly outputs?: Readonly<Record<string, Tensor>>
  readonly error?: { readonly kind: NetErrorKind; readonly model: string; readonly message: string }
}

const KINDS: readonly NetErrorKind[] = ['absent', 'damaged', 'memory', 'failed']

/** Errors lose their class between threads and processes. */
export function toNetError({ error }: NetAnswer, model: string): NetError {
  const kind = KINDS.find((known) => known === error?.kind) ?? 'failed'
  return new NetError(kind, model, error?.message.replace(`${model}: `, '') ?? 'no answer')
}
