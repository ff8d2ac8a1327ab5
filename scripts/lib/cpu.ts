/** CPU time with that of ended child processes. */
import { cpuSeconds } from './cpuTime.mjs'

/** CPU time of this process and of the children it has waited for, ms; to 10 ms. */
export const cpuNow = (): number => cpuSeconds() * 1000

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
