/** A shot of a storyboard in motion: a camera over its picture, or the video of a model. */
import { renderCaption, SUBTITLE } from '@media/captions/caption'
import type { Raster } from '@media/raster'
import type { FilmShot } from '@contract/tools/film'
import { cameraPath } from '../../motion/camera'
import { drawSheet } from '../../motion/sheet'
import { sheetFor } from '../photo-shot'
import { openClip } from './clip'
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
  /** @param second since its beginning, rising, up to TAIL_SECONDS after its end */
  draw(frame: Raster, second: number): void | Promise<void>
  close(): Promise<void>
}

/** A camera paints each frame at once. */
interface CameraShot extends FilmedShot {
  draw(frame: Raster, second: number): void
}

/** Its words, to be drawn over its frames. */
function writeCaption({ seconds, text, speech }: FilmShot, stage: Stage) {
  const caption = stage.captioned ? renderCaption(text, stage, SUBTITLE) : null
  const soft = speech ? SPOKEN_SOFT : SOFT
  const from = speech ? Math.max(0, speech.from - soft) : 0
  const to = speech ? Math.min(seconds, speech.to + soft) : seconds
  return (frame: Raster, second: number) => {
    const strength = Math.min(1, (second - from) / soft, (to - second) / soft)
    if (strength > 0) caption?.draw(frame, strength)
  }
}

export async function filmShot(picture: Raster, shot: FilmShot, stage: Stage): Promise<CameraShot> {
  const { seconds, motion } = shot
  const sheet = await sheetFor(picture, stage)
  const whole = seconds + TAIL_SECONDS
  const camera = cameraPath(motion, { seconds: whole, loops: false })
  const write = writeCaption(shot, stage)
  return {
    draw(frame, second) {
      drawSheet(frame, sheet, camera(Math.min(1, second / whole)))
      write(frame, second)
    },
    close: () => Promise.resolve(),
  }
}

/** @param file of its video by a model */
export async function playShot(
  file: Uint8Array,
  shot: FilmShot & Required<Pick<FilmShot, 'clip'>>,
  stage: Stage & { readonly folder: string; readonly nth: number },
): Promise<FilmedShot> {
  const { clip, seconds } = shot
  const { folder, nth } = stage
  const frames = await openClip(file, { clip, seconds, size: stage, folder, nth })
  const write = writeCaption(shot, stage)
  return {
    async draw(frame, second) {
      await frames.draw(frame, second)
      write(frame, second)
    },
    close: frames.close,
  }
}
