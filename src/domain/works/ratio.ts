/** Ratios a person knows by name. */
const KNOWN = ['1:1', '3:4', '4:3', '2:3', '3:2', '9:16', '16:9', '4:5', '5:4']
const NEAR = 0.02

/** 768 × 1024 → 3:4; null when it is no ratio with a name. */
export function findRatioName(width: number, height: number): string | null {
  const ratio = width / height
  const found = KNOWN.find((name) => {
    const [w, h] = name.split(':').map(Number)
    return Math.abs((w ?? 1) / (h ?? 1) / ratio - 1) < NEAR
  })
  return found ?? null
}
