/** Calendar days in Asia/Shanghai (UTC+8 all year since 1991), written YYYY-MM-DD. */
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

export function shanghaiDay(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The midnight in Shanghai that `time`'s day began with. */
export function startOfShanghaiDay(time: Date): Date {
  return new Date(Date.parse(shanghaiDay(time)) - OFFSET_MS)
}

/** The day `count` days after (or before, when negative). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
