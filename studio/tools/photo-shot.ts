/** A photograph as a shot: in the video's shape, slowly looked over, with words below. */
import sharp from 'sharp'
import type { CameraPath } from '../motion/camera'
import { backdrop, drawSheet, flatDepth, type Sheet } from '../motion/sheet'
import type { Raster } from '@media/raster'
import { type Caption, renderCaption, SUBTITLE, TITLE } from '@media/captions/caption'
import type { MovingShot } from './video-shots'

interface Stage {
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** Begins the video: its words stand there from the first frame, which lists show. */
  readonly first: boolean
}

/** Larger than the video, so that coming nearer stays sharp. */
const SPARE = 1.15
/** A picture loses at most so much of a side; otherwise it is shown whole on a blurred ground. */
const MOST_CUT = 0.34
/** Words come and go softly, seconds. */
const SOFT = 0.4

const raw = ({ width, height, rgba }: Raster) =>
  sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })

async function onBlurredGround(picture: Raster, width: number, height: number): Promise<Buffer> {
  const ground = raw(picture)
    .resize(Math.round(width / 8), Math.round(height / 8), { fit: 'cover' })
    .blur(5)
    .modulate({ brightness: 0.62, saturation: 0.9 })
  const small = await ground.png().toBuffer()
  const whole = await raw(picture).resize(width, height, { fit: 'inside' }).png().toBuffer()
  return sharp(small)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: whole, gravity: 'centre' }])
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** A picture in the shape of a video, or whole on a blurred ground. */
export async function sheetFor(
  picture: Raster,
  stage: Pick<Stage, 'width' | 'height'>,
): Promise<Sheet> {
  const [width, height] = [Math.round(stage.width * SPARE), Math.round(stage.height * SPARE)]
  const shape = picture.width / picture.height / (width / height)
  const cut = 1 - Math.min(shape, 1 / shape)
  const pixels =
    cut > MOST_CUT
      ? await onBlurredGround(picture, width, height)
      : await raw(picture).resize(width, height, { fit: 'cover' }).ensureAlpha().raw().toBuffer()
  const rgba = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  return backdrop({ width, height, rgba }, flatDepth(height))
}

/** 0..1 over a shot: comes in, stays, goes. */
function softly(time: number, { seconds, first }: Stage): number {
  const second = time * seconds
  const come = first ? 1 : second / SOFT
  return Math.max(0, Math.min(1, come, (seconds - second) / SOFT))
}

export async function photoShot(
  picture: Raster,
  text: string,
  stage: Stage,
  camera: CameraPath,
): Promise<MovingShot> {
  const sheet = await sheetFor(picture, stage)
  const caption = renderCaption(text, stage, SUBTITLE)
  return {
    seconds: stage.seconds,
    draw(frame, time) {
      drawSheet(frame, sheet, camera(time))
      caption?.draw(frame, softly(time, stage))
    },
  }
}

/** Words alone, on ink: night blue going down to black. */
export function titleShot(text: string, stage: Stage): MovingShot {
  const caption: Caption | null = renderCaption(text, stage, TITLE)
  return {
    seconds: stage.seconds,
    draw({ width, height, rgba }, time) {
      for (let y = 0; y < height; y++) {
        const dark = 1 - 0.55 * (y / height)
        const row = [38 * dark, 44 * dark, 58 * dark, 255]
        for (let x = 0; x < width; x++) rgba.set(row, (y * width + x) * 4)
      }
      caption?.draw({ width, height, rgba }, softly(time, stage))
    },
  }
}
