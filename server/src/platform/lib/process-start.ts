import { readFileSync } from 'node:fs'

/** Start time of a process in kernel ticks (Linux), or null where that cannot be read. */
export function readProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold blanks; field 22 is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    // No /proc (macOS, Windows) or no such process: the pid alone must do.
    return null
  }
}
