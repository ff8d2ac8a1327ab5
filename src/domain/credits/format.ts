/** Numbers of credits as they are read. */

/** `1,286` */
export function creditsText(credits: number): string {
  return String(credits).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `+4`, `−8` with a real minus, `0` */
export function changeText(credits: number): string {
  if (credits === 0) return '0'
  return credits > 0 ? `+${creditsText(credits)}` : `−${creditsText(-credits)}`
}

/** Values a rolling number shows on its way, the last one exactly the target. */
export function rollSteps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count
    return Math.round(from + (to - from) * (1 - (1 - part) ** 3))
  })
}
