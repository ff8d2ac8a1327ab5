/** The reason that an edit cannot be made, and edits that can. */
export interface Refusal {
  /** One Chinese sentence. */
  readonly reason: string
  /** Values for the same operation that can be drawn, the nearest first. */
  readonly alternatives: readonly string[]
}

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

export function refuse(reason: string, alternatives: readonly string[] = []): never {
  throw new RefusedError({ reason, alternatives: alternatives.slice(0, 8) })
}
