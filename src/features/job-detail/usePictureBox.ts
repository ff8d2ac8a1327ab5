import { useEffect, useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { onWindowResize, readWindowInfo } from '@/platform/windowInfo'
import { pictureBoxFor, type PictureBox } from './pictureBox'

const DESIGN_WIDTH = 375
const MAX_WIDTH = 960
/** The dock, and under the picture the grab zone, the head and two lines of the sheet. */
const PEEK_PX = 64 + 128

/** The box of a picture on this screen, in px at 375 width. */
export function usePictureBox(picture: PictureView | undefined): PictureBox {
  const [info, setInfo] = useState(readWindowInfo)
  useEffect(() => onWindowResize(() => setInfo(readWindowInfo())), [])
  const scale = DESIGN_WIDTH / Math.min(info.width, MAX_WIDTH)
  return pictureBoxFor(
    picture ?? { width: 1, height: 1 },
    { widthPx: DESIGN_WIDTH, heightPx: info.height * scale },
    PEEK_PX + info.safeBottom * scale,
  )
}
