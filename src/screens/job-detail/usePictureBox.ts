import type { PictureView } from '@contract/jobs'
import { usePageSize } from '@/platform/usePageSize'
import { pictureBoxFor, type PictureBox } from './pictureBox'

/** The dock, and under the picture the grab zone, the head and two lines of the sheet. */
const PEEK_PX = 64 + 128
/** Side panel in a wide window: ResultView.scss. */
const SHEET_PX = 416

/** The box of a picture on this screen, in px at 375 width. */
export function usePictureBox(picture: PictureView | undefined): PictureBox {
  const { widthPx, heightPx, safeBottomPx, sideBySide } = usePageSize()
  return pictureBoxFor(
    picture ?? { width: 1, height: 1 },
    { widthPx: sideBySide ? widthPx - SHEET_PX : widthPx, heightPx },
    sideBySide ? 0 : PEEK_PX + safeBottomPx,
  )
}
