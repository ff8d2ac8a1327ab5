/**
 * The port to what must be solved before a code is sent to whom we do not know. One file each; none
 * knows of modules. The embedded one costs the asker computing time, a captcha a look.
 */
import type { challenge, challengeSolution } from '@contract/endpoints/challenge'
import type { z } from 'zod'

export type Challenge = z.output<typeof challenge>
export type Solution = z.output<typeof challengeSolution>

/** Purpose: a solution is valid for this and nothing else. */
export interface ChallengeSubject {
  /** Number or mailbox. */
  readonly recipient: string
  readonly purpose: string
}

export interface Asking extends ChallengeSubject {
  /** As `app-sign` names it. */
  readonly client: string
  /** The whole address, as the network says it. */
  readonly ip: string
}

export interface Challenger {
  /** @param level 0 for the first code to a number in a day; each more costs twice as much */
  make(asking: Asking, level: number): Promise<Challenge>
  /**
   * Identifier of this solution, so that it is accepted once; null if it is invalid, expired, or
   * for another purpose. Rejects with ChallengeUnavailable if a service is needed and unreachable.
   */
  check(solution: Solution, asking: Asking): Promise<string | null>
}

export class ChallengeUnavailable extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`challenge not checked: ${reason}`, options)
    this.name = 'ChallengeUnavailable'
  }
}
