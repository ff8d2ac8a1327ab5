/** Load of this machine: the duration of a run depends on it. */
import os from 'node:os'

/** Runnable tasks a core, over the last minute; null where the system does not say. */
export function machineLoad(): number | null {
  const [lastMinute = 0] = os.loadavg()
  return lastMinute > 0 ? lastMinute / Math.max(1, os.cpus().length) : null
}
