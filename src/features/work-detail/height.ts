/** How tall a work stands: its true ratio, whole, and the author below it still in sight. */

/** Author row and title. */
const PEEK_PX = 150

export function workHeight(
  { width, height }: { width: number; height: number },
  { widthPx, heightPx, footPx }: { widthPx: number; heightPx: number; footPx: number },
): number {
  const natural = (widthPx * height) / width
  return Math.round(Math.min(natural, Math.max(widthPx * 0.75, heightPx - footPx - PEEK_PX)))
}
