/** Works the list of faults off for one adapter: a test for each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EngineResult, EngineError } from '../engine'
import { createRecorder } from './requests'
import type { Fault } from './fault'
import { getExpected, FAULTS } from './faults'
import type { Outcome, Rig, RigName } from './rig'

function toOutcome(result: EngineResult | null, error: unknown, isAborted: boolean): Outcome {
  if (result) return 'picture'
  if (isAborted) return 'aborted'
  if (error instanceof EngineError) return error.kind
  throw error
}

async function work(fault: Fault, expected: Outcome, rig: Rig): Promise<void> {
  const controller = new AbortController()
  const recorder = createRecorder({ signal: controller.signal })
  const stage = { rig, recorder, abort: (reason: Error) => controller.abort(reason) }
  await fault.prepare?.(stage)
  const arranged = fault.arrange?.(stage)
  // Steps that wait for the work run concurrently with it; all others before it.
  await Promise.race([arranged, sleep(30)])
  let result: EngineResult | null = null
  let error: unknown = null
  try {
    result = await rig.paint(recorder)
  } catch (caught) {
    error = caught
  }
  await arranged
  const isAborted = controller.signal.aborted && error === controller.signal.reason
  const outcome = toOutcome(result, error, isAborted)
  assert.equal(outcome, expected, error instanceof Error ? error.message : '')
  await fault.also?.(stage, result, error)
}

/** @param open a fresh server and an engine on it that waits so long for an answer and a picture */
export function workOff(name: RigName, open: (patienceMs: number) => Promise<Rig>): void {
  for (const fault of FAULTS) {
    const expected = getExpected(fault, name)
    if (expected === null) continue
    void test(`${name}: ${fault.id} → ${expected}`, async () => {
      const rig = await open(fault.patienceMs ?? 20_000)
      try {
        await work(fault, expected, rig)
      } finally {
        await rig.close()
      }
    })
  }
}
