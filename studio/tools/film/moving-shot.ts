/** A picture of a storyboard in motion. */
import { renderCaption, SUBTITLE } from '@media/captions/caption'
import type { Raster } from '@media/raster'
import type { FilmShot } from '@contract/tools/film'
import { cameraPath } from '../../motion/camera'
import { drawSheet } from '../../motion/sheet'
import { sheetFor } from '../photo-shot'
import { TAIL_SECONDS } from './timing'

/** Words come and go softly, seconds; spoken ones come with their sound. */
const [SOFT, SPOKEN_SOFT] = [0.4, 0.2]

interface Stage {
  readonly width: number
  readonly height: number
  /** Whether its words are written on it. */
  readonly captioned: boolean
}

export interface FilmedShot {
  /** @param second since its beginning, up to TAIL_SECONDS after its end */
  draw(frame: Raster, second: number): void
}

export async function filmShot(picture: Raster, shot: FilmShot, stage: Stage): Promise<FilmedShot> {
  const { seconds, motion, text, speech } = shot
  const sheet = await sheetFor(picture, stage)
  const whole = seconds + TAIL_SECONDS
  const camera = cameraPath(motion, { seconds: whole, loops: false })
  const caption = stage.captioned ? renderCaption(text, stage, SUBTITLE) : null
  const soft = speech ? SPOKEN_SOFT : SOFT
  const from = speech ? Math.max(0, speech.from - soft) : 0
  const to = speech ? Math.min(seconds, speech.to + soft) : seconds
  return {
    draw(frame, second) {
      drawSheet(frame, sheet, camera(Math.min(1, second / whole)))
      const strength = Math.min(1, (second - from) / soft, (to - second) / soft)
      if (strength > 0) caption?.draw(frame, strength)
    },
  }
}
