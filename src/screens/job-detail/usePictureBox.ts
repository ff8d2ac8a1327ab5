import type { PictureView } from '@contract/jobs'
import { usePageSize } from '@/platform/usePageSize'
import { pictureBoxFor, type PictureBox } from './pictureBox'

/** The dock, and under the picture the grab zone, the head and two lines of the sheet. */
const PEEK_PX = 64 + 128
/** Under a picture that a sentence can change: the composer, the acts, and one strip. */
const EDIT_PEEK_PX = 68 + 24 + 56 + 56
/** Of a version: its tree with two lanes in place of the strip. */
const VERSION_PEEK_PX = 68 + 24 + 56 + 166
/** Side panel in a wide window: ResultView.scss. */
const SHEET_PX = 416

/**
 * The box of a picture on this screen, in px at 375 width. `isVersion`: of a thread of edits; null: a
 * sentence cannot change it.
 */
export function usePictureBox(
  picture: PictureView | undefined,
  isVersion: boolean | null,
): PictureBox {
  const peekPx = isVersion === null ? PEEK_PX : isVersion ? VERSION_PEEK_PX : EDIT_PEEK_PX
  const { widthPx, heightPx, safeBottomPx, sideBySide } = usePageSize()
  return pictureBoxFor(
    picture ?? { width: 1, height: 1 },
    { widthPx: sideBySide ? widthPx - SHEET_PX : widthPx, heightPx },
    sideBySide ? 0 : peekPx + safeBottomPx,
  )
}
