/** CPU time of this and of other processes of this machine, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel promises a hundred ticks a second to user space. */
const TICKS = 100

interface Stat {
  readonly parent: number
  readonly cpuSeconds: number
  /** Of the children it has waited for. */
  readonly childSeconds: number
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may hold blanks; behind it come state, parent and, as 12th to 15th, the times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const sumTicks = (from: number) => Number(fields[from]) + Number(fields[from + 1])
    return {
      parent: Number(fields[1]),
      cpuSeconds: sumTicks(11) / TICKS,
      childSeconds: sumTicks(13) / TICKS,
    }
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

/** CPU seconds of a process and of all that it started, also of those that have ended. */
export function readTreeCpuSeconds(pid: number): number {
  const own = [pid, ...listChildren(pid)].map(readStat)
  return own.reduce((sum, stat) => sum + (stat ? stat.cpuSeconds + stat.childSeconds : 0), 0)
}

/** CPU time of this process and of the children it has waited for, ms; to 10 ms. */
export function cpuNow(): number {
  const stat = readStat(process.pid)
  if (stat) return (stat.cpuSeconds + stat.childSeconds) * 1000
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Mean CPU time of one run, after one that warms the compiler; repeated for about `forMs`. */
export async function measureCpu(act: () => unknown, forMs = 600): Promise<number> {
  await act()
  const before = cpuNow()
  let runs = 0
  do {
    await act()
    runs += 1
  } while (cpuNow() - before < forMs)
  return (cpuNow() - before) / runs
}
