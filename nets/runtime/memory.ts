/** How much memory a network may still take. */
import { availableMemory } from 'node:process'
import { NetError } from '../errors'

const MB = 1024 * 1024

/** Below it a machine or container begins to swap or kill when a network runs, measured. */
export const LEAST_FREE_BYTES = 700 * MB

/** Bytes that this process can still have; of a container where it has fewer than the machine. */
export const freeBytes = (): number => availableMemory()

/** Throws NetError of kind `memory` where too little is free. */
export function requireMemory(model: string, least: number, free: () => number): void {
  const bytes = free()
  if (bytes >= least) return
  const [has, needs] = [bytes, least].map((value) => Math.round(value / MB))
  throw new NetError('memory', model, `${has} MB are free, ${needs} MB are needed`)
}
