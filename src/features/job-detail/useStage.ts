import { useEffect, useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { onWindowResize, readWindowInfo } from '@/platform/windowInfo'
import { stageFor, type Stage } from './stage'

const DESIGN_WIDTH = 375
const MAX_WIDTH = 960
/** The dock, and under the picture the grab zone, the head and two lines of the sheet. */
const PEEK_PX = 64 + 128

/** The stage for a picture on this screen, in px at 375 width. */
export function useStage(picture: PictureView | undefined): Stage {
  const [info, setInfo] = useState(readWindowInfo)
  useEffect(() => onWindowResize(() => setInfo(readWindowInfo())), [])
  const scale = DESIGN_WIDTH / Math.min(info.width, MAX_WIDTH)
  return stageFor(
    picture ?? { width: 1, height: 1 },
    { widthPx: DESIGN_WIDTH, heightPx: info.height * scale },
    PEEK_PX + info.safeBottom * scale,
  )
}
