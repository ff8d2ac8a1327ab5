/** A subject as it was found on the small copy, by whatever way. */
export interface SmallProposal {
  /** 1 = subject, on the small copy. */
  readonly hard: Uint8Array
  /** Labels before the cut, see grabcut.ts. */
  readonly trimap: Uint8Array
  /** Saliency of the subject, 0..1; under 0.5 it is a guess. */
  readonly separation: number
}
