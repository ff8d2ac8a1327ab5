/**
 * Vendor charges of a job, according to the state stored with it: so that a job which ends without
 * a picture, however it ends, is in the operator's accounts all the same.
 */
import type { RemoteMemory, RemoteState, VendorCost } from '../engine'
import { isRecord } from './errors'
import { UNITS } from '../texts'

/** Of several in one unit, the first one's; null for none. */
export function sumCosts(costs: readonly (VendorCost | null)[]): VendorCost | null {
  const known = costs.flatMap((cost) => cost ?? [])
  const [first] = known.filter(({ amount }) => amount > 0)
  const unit = first?.unit ?? known[0]?.unit
  if (unit === undefined) return null
  const same = known.filter((cost) => cost.unit === unit)
  const amount = same.reduce((sum, cost) => sum + cost.amount, 0)
  const lost = known.reduce((sum, cost) => sum + (cost.lost ?? 0), 0)
  return { amount, unit, ...(lost > 0 && { lost }) }
}

/** As it was stored; null for anything else. */
export function readCost(value: unknown): VendorCost | null {
  if (!isRecord(value)) return null
  const { amount, unit, lost } = value
  if (typeof amount !== 'number' || typeof unit !== 'string') return null
  return { amount, unit, ...(typeof lost === 'number' && lost > 0 && { lost }) }
}

/** Adds a cost to the stored ones. */
export async function saveCost(memory: RemoteMemory, cost: VendorCost | null): Promise<void> {
  if (cost) await memory.save({ ...memory.saved, spent: { ...cost } }, { answered: true })
}

function readPartCost({ spent, asked }: RemoteState): VendorCost | null {
  const reported = readCost(spent)
  if (reported) return reported
  return typeof asked === 'number' && asked > 0
    ? { amount: 0, unit: UNITS.call, lost: asked }
    : null
}

/** Cost of one result, or of several in parts (see memory.ts); null: unknown. */
export function sumSpent(state: RemoteState | null): VendorCost | null {
  if (state === null) return null
  return sumCosts([state, ...Object.values(state).filter(isRecord)].map(readPartCost))
}
