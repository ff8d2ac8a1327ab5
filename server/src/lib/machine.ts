/** What this process may use of the machine it runs on. */
import { availableParallelism, totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'

const MB = 1024 * 1024
/** Server, database, image library and one thread at work on the largest pictures, measured. */
const FIRST_THREAD_MB = 1300
/** What each further thread adds to that, measured. */
const THREAD_MB = 220

/** Bytes: the machine's, or those of the container where it has fewer. */
function memoryBytes(): number {
  const limit = constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : totalmem()
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
