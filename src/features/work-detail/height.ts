/** How tall a work stands: its true ratio, whole, and the author below it still in sight. */

/** The widest page, in px at 375 width: what a picture has at most to fill. */
const WIDTH = 375
/** Author row and title. */
const PEEK_PX = 150

export function workHeight(
  { width, height }: { width: number; height: number },
  { screenPx, footPx }: { screenPx: number; footPx: number },
): number {
  const natural = (WIDTH * height) / width
  return Math.round(Math.min(natural, Math.max(WIDTH * 0.75, screenPx - footPx - PEEK_PX)))
}
