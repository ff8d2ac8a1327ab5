/** 5300 → 0:05, as players write it. */
export function formatClock(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
