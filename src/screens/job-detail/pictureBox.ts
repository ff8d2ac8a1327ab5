/** Height of the picture on the result page, and whether it fills its box or fits into it. */

export interface PictureBox {
  heightPx: number
  /** `cover` loses at most MAX_LOSS of the picture; else it is shown whole. */
  fit: 'cover' | 'contain'
}

/** A crop this small is not seen and spares two thin bars. */
const MAX_LOSS = 0.03
/** A wide picture still gets this part of the screen. */
const MIN_PART = 0.42

/**
 * `peekPx` is what must stay visible below the picture: the head of the sheet and the dock.
 * All lengths in CSS px.
 */
export function pictureBoxFor(
  picture: { width: number; height: number },
  screen: { widthPx: number; heightPx: number },
  peekPx: number,
): PictureBox {
  const naturalPx = (screen.widthPx * picture.height) / picture.width
  const maxPx = screen.heightPx - peekPx
  const minPx = Math.min(maxPx, screen.heightPx * MIN_PART)
  const heightPx = Math.round(Math.min(maxPx, Math.max(minPx, naturalPx)))
  const loss = 1 - Math.min(naturalPx, heightPx) / Math.max(naturalPx, heightPx)
  return { heightPx, fit: loss <= MAX_LOSS ? 'cover' : 'contain' }
}
