/** CPU time of other processes of this machine, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel promises a hundred ticks a second to user space. */
const TICKS = 100

interface Stat {
  readonly parent: number
  readonly cpuSeconds: number
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may hold blanks; behind it come state, parent and, as 12th and 13th, the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { parent: Number(fields[1]), cpuSeconds: ticks / TICKS }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

/** CPU seconds that these processes have used so far. */
export const readCpuSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (readStat(pid)?.cpuSeconds ?? 0), 0)

export const readParent = (pid: number): number | null => readStat(pid)?.parent ?? null

/** Processes that this one started and that still run. */
export function listChildren(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => readParent(one) === pid)
}
