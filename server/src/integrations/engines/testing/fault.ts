/** One thing that goes wrong with a server elsewhere. */
import type { EngineResult } from '../engine'
import type { Outcome, RigName, Stage } from './rig'

export interface Fault {
  readonly id: string
  readonly expected: Outcome
  /** Expectation of servers that differ; null: it cannot happen there. */
  readonly but?: Readonly<Partial<Record<RigName, Outcome | null>>>
  /** Takes its time, and is done before the run. */
  readonly prepare?: (stage: Stage) => Promise<void>
  /** Causes the fault, before the run or (awaited in parallel) during it. */
  readonly arrange?: (stage: Stage) => void | Promise<void>
  /** Longest wait for an answer and for a picture; left out: long enough. */
  readonly patienceMs?: number
  /** Further assertions afterwards. */
  readonly also?: (
    stage: Stage,
    result: EngineResult | null,
    error: unknown,
  ) => void | Promise<void>
}

export const becomes =
  (make: () => Buffer | Promise<Buffer>): NonNullable<Fault['prepare']> =>
  async ({ rig }) =>
    rig.becomes(await make())
