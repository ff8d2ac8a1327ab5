import type { Drawn } from './sight'
import { shownRect, type View } from './view'

/** Feather is given in 1/1000 of the short side. */
const FEATHER_SCALE = 1000

/** Feathering as it will be; a filter of the style sheet costs the drawing nothing. */
export function soften(fill: Drawn | null, view: View, feather: number): void {
  if (!fill) return
  const { left, top, width, height } = shownRect(view)
  const blurPx = ((feather / FEATHER_SCALE) * Math.min(width, height)) / 2
  const right = view.canvas.width - left - width
  const bottom = view.canvas.height - top - height
  const edges = [top, right, bottom, left].map((edge) => `${Math.max(0, edge).toFixed(1)}px`)
  fill.style.filter = feather > 0 ? `blur(${blurPx.toFixed(1)}px)` : 'none'
  fill.style.clipPath = feather > 0 ? `inset(${edges.join(' ')})` : 'none'
}
