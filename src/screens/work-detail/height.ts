/** Height of a work: its true ratio, whole, with the author below it still in sight. */

/** Author row and title; on a tablet the words and tags as well. */
const PEEK_PX = 150
const PEEK_WIDE_PX = 290

export function workHeight(
  { width, height }: { width: number; height: number },
  {
    widthPx,
    heightPx,
    footPx,
    wide,
  }: { widthPx: number; heightPx: number; footPx: number; wide: boolean },
): number {
  const natural = (widthPx * height) / width
  const peekPx = wide ? PEEK_WIDE_PX : PEEK_PX
  return Math.round(Math.min(natural, Math.max(widthPx * 0.75, heightPx - footPx - peekPx)))
}
