/** Resources of the machine that this process may use. */
import { memoryBytes } from '@nets/runtime/memory'
import { availableParallelism } from 'node:os'
import { memoryTexts } from './texts'

const MB = 1024 * 1024
/** Server, database, image library and one thread at work on the largest pictures, measured. */
const FIRST_THREAD_MB = 1300
/** Memory per further thread, measured. */
const THREAD_MB = 220
/** With less, networks and a tool on a large photograph do not fit side by side, measured. */
const NETS_MB = 1800
/** With less, a tool on a large photograph does not fit next to server and database, measured. */
const LEAST_MB = 1000

/** Megabytes of the machine, or of the container where it has fewer. */
export const memoryMb = (): number => Math.floor(memoryBytes() / MB)

export const holdsNets = (megabytes: number): boolean => megabytes >= NETS_MB

/** Log line at the start of a process with too little memory; null: it is enough. */
export function describeLowMemory(
  megabytes: number,
  { nets, setting }: { nets: boolean; setting: 'on' | 'off' | null },
): string | null {
  if (!nets && setting === null && megabytes < NETS_MB)
    return memoryTexts.noNets(megabytes, NETS_MB)
  const least = nets ? NETS_MB : LEAST_MB
  if (megabytes >= least) return null
  return memoryTexts.little(megabytes, least)
}

/**
 * Threads that paint: one core is left to the server, and all of them together stay within half of
 * the memory. At least 1.
 */
export function threadsFor(cores: number, bytes: number): number {
  const fitting = 1 + Math.floor((bytes / 2 / MB - FIRST_THREAD_MB) / THREAD_MB)
  return Math.max(1, Math.min(cores - 1, fitting))
}

export function threadsHere(): number {
  return threadsFor(availableParallelism(), memoryBytes())
}
