/** When an entry was made, as short as it stays clear. */

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** `09:41` today, else `11 月 20 日 09:41`, with the year when it is another one. Local time. */
export function ledgerTime(iso: string, now: Date): string {
  const time = new Date(iso)
  const clock = `${pad(time.getHours())}:${pad(time.getMinutes())}`
  if (time.toDateString() === now.toDateString()) return clock
  const day = `${time.getMonth() + 1} 月 ${time.getDate()} 日 ${clock}`
  return time.getFullYear() === now.getFullYear() ? day : `${time.getFullYear()} 年 ${day}`
}
