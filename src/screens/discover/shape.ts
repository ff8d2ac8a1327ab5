/** Width and height of a `3:4`, its longest side `longest`; a square when it is not a ratio. */
export function parseShape(ratio: unknown, longest: number): { width: number; height: number } {
  const match = typeof ratio === 'string' ? /^(\d{1,2}):(\d{1,2})$/.exec(ratio) : null
  const width = Number(match?.[1] ?? 1)
  const height = Number(match?.[2] ?? 1)
  if (!(width > 0 && height > 0)) return { width: longest, height: longest }
  const unit = longest / Math.max(width, height)
  return { width: Math.round(width * unit), height: Math.round(height * unit) }
}
