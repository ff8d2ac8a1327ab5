/** The drawn shape of a ratio, in px at 375 width: true in shape, longest side 36–40. */
export interface Shape {
  width: number
  height: number
}

const SQUARE_PX = 28

/** `3:4` → 27 × 36. Longer shapes get a longer side, so that all weigh about the same. */
export function ratioShape(ratio: string): Shape {
  const [w = 1, h = 1] = ratio.split(':').map(Number)
  if (w === h) return { width: SQUARE_PX, height: SQUARE_PX }
  const share = Math.min(w, h) / Math.max(w, h)
  const long = Math.min(40, Math.max(36, Math.round(36 + (0.75 - share) * 16)))
  const short = Math.round(long * share)
  return w > h ? { width: long, height: short } : { width: short, height: long }
}
