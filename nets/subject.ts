/** Which pixels of a photograph are its subject: U²-Net, small. 0.9 CPU seconds whatever the size. */
import sharp from 'sharp'
import type { Raster } from '@media/raster'
import { requireFloats, type NetRun } from './run'

export const SUBJECT_MODEL = 'u2netp'

/** The network sees the picture stretched to a square of this side. */
const SIDE = 320
const INPUT = 'input.1'
/** The finest of its seven answers. */
const OUTPUT = '1959'
/** Of the photographs it was trained on, red, green, blue. */
const MEAN = [0.485, 0.456, 0.406]
const SPREAD = [0.229, 0.224, 0.225]

export interface Plane {
  readonly width: number
  readonly height: number
  /** Row-major. */
  readonly values: Float32Array
}

/** Transparent pixels are composited on white, as wherever the picture is shown. */
async function buildInput({ width, height, rgba }: Raster): Promise<Float32Array> {
  const pixels = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const brightest = Math.max(
    1,
    pixels.reduce((most, value) => Math.max(most, value), 0),
  )
  const size = SIDE * SIDE
  return Float32Array.from({ length: 3 * size }, (_, at) => {
    const channel = Math.floor(at / size)
    const value = (pixels[(at % size) * 3 + channel] ?? 0) / brightest
    return (value - (MEAN[channel] ?? 0)) / (SPREAD[channel] ?? 1)
  })
}

/**
 * Confidence that each pixel is the subject, 0..1, on a square that is stretched over the picture.
 * It is not a mask: bodies in dull clothes come out half sure. Rejects with NetError.
 */
export async function detectSubject(run: NetRun, picture: Raster): Promise<Plane> {
  const data = await buildInput(picture)
  const outputs = await run({
    model: SUBJECT_MODEL,
    inputs: { [INPUT]: { dims: [1, 3, SIDE, SIDE], data } },
    outputs: [OUTPUT],
  })
  const values = Float32Array.from(requireFloats(outputs, OUTPUT))
  return { width: SIDE, height: SIDE, values: stretched(values) }
}

/** Of a picture without any subject all answers are near 0: they are not blown up to one. */
const LEAST_PEAK = 0.3

/** Its answers, from the least to the greatest there is. */
function stretched(values: Float32Array): Float32Array {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const span = Math.max(most, LEAST_PEAK) - least
  return values.map((value) => (span > 0 ? (value - least) / span : 0))
}
