/** Pictures in the answer itself: their addresses are stored, so that a kill after it costs nothing. */
import type { RemoteMemory } from '../engine'
import { callCounted } from '../remote/counted-calls'
import { readCost } from '../remote/spent'
import type { Painted } from './model'
import { toRecord } from './rest-task'
import { UNITS } from '../texts'

interface Asking {
  readonly label: string
  readonly server: string
  readonly memory: RemoteMemory
}

/** Answer of an earlier run; its address is valid for hours. */
function known({ server, memory }: Asking): Painted | null {
  const { server: before, made, spent } = memory.saved ?? {}
  const { file, seed } = toRecord(made)
  if (before !== server || typeof file !== 'string') return null
  return { file, cost: readCost(spent), ...(typeof seed === 'number' && { seed }) }
}

/** Rejects like `askCounted`. */
export async function paidOnce(of: Asking, paint: () => Promise<Painted>): Promise<Painted> {
  const before = known(of)
  if (before) return before
  const { answer, lost } = await callCounted(of, paint)
  const { file, seed } = answer
  const cost =
    lost > 0 ? { ...(answer.cost ?? { amount: 1, unit: UNITS.picture }), lost } : answer.cost
  const savedFile = typeof file === 'string' && { made: { file, seed: seed ?? null } }
  const state = { ...of.memory.saved, ...savedFile, ...(cost && { spent: { ...cost } }) }
  if (savedFile || cost) await of.memory.save(state, { answered: true })
  return { ...answer, cost }
}
