import { ImageData, type SKRSContext2D, createCanvas } from '@napi-rs/canvas'

/** A small RGBA picture, row by row. */
export interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

/** The last canvas is cached: the stages of one picture have the same size. */
let cachedContext: SKRSContext2D | null = null

function contextFor(width: number, height: number): SKRSContext2D {
  if (cachedContext?.canvas.width === width && cachedContext.canvas.height === height)
    return cachedContext
  cachedContext = createCanvas(width, height).getContext('2d')
  return cachedContext
}

/**
 * A JPEG of it, on this thread: a fourth to a half of the work of a pipeline for photographs.
 *
 * @param quality 0..100
 */
export function encodePreview({ width, height, rgba }: SmallPicture, quality: number): Buffer {
  const context = contextFor(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return context.canvas.encodeSync('jpeg', quality)
}
