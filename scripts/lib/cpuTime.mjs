// CPU seconds of a process and of the children it waited for: what a test costs on any machine,
// however busy that one is.
import { readFileSync } from 'node:fs'

/** Ticks of /proc a second; the kernel promises a hundred to user space. */
const TICKS = 100

/**
 * Seconds this process has used so far: its threads, and its children that have ended.
 * Where there is no /proc the children are missing.
 */
export function cpuSeconds() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8')
    // utime, stime, cutime, cstime: fields 14 to 17; the name before may hold blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
}
