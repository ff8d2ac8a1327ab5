/** CPU time with that of ended child processes. */
import { existsSync, readFileSync } from 'node:fs'

const TICK_MS = 10
const STAT = '/proc/self/stat'

/** CPU time of this process and of the children it has waited for, ms; to 10 ms. */
export function cpuNow(): number {
  if (!existsSync(STAT)) {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const fields = readFileSync(STAT, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user = 0, system = 0, theirs = 0, theirSystem = 0] = fields.slice(11, 15).map(Number)
  return (user + system + theirs + theirSystem) * TICK_MS
}

/** Mean CPU time of one run, after one that warms the compiler; repeated for about `forMs`. */
export async function cpuOf(act: () => unknown, forMs = 600): Promise<number> {
  await act()
  const before = cpuNow()
  let runs = 0
  do {
    await act()
    runs += 1
  } while (cpuNow() - before < forMs)
  return (cpuNow() - before) / runs
}
