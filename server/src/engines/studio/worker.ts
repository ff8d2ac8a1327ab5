import type { MessagePort } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { rgbaToThumbHash } from 'thumbhash'
import { type PaintRequest, type PaintedPicture, paintPicture } from './paint'
import { warmNoise } from './raster/noise'

/** The worker thread's entry: one task is one picture. */

export interface PaintTask {
  readonly request: PaintRequest
  /** Where `PaintProgress` goes. */
  readonly port: MessagePort
}

export interface PaintProgress {
  /** Of this picture, 0..1. */
  readonly share: number
  /** base64 thumbhash of the picture so far. */
  readonly preview?: string
}

/** A preview is sent when the picture has come this far. */
const PREVIEW_SHARES = [0.15, 0.45, 0.75]

warmNoise()

export default async function paint({ request, port }: PaintTask): Promise<PaintedPicture> {
  let previews = 0
  const picture = paintPicture(request, (share, snapshot) => {
    const next = PREVIEW_SHARES[previews]
    if (next === undefined || share < next) {
      port.postMessage({ share } satisfies PaintProgress)
      return
    }
    while ((PREVIEW_SHARES[previews] ?? 2) <= share) previews += 1
    const { width, height, rgba } = snapshot()
    const preview = Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
    port.postMessage({ share, preview } satisfies PaintProgress)
  })
  port.close()
  // canvases are freed on a turn of the event loop: without it a batch keeps them all
  await new Promise((resolve) => setImmediate(resolve))
  // moved, not copied: piscina unpacks the value on the other side
  const moved = move({ [transferableSymbol]: picture.rgba.buffer, [valueSymbol]: picture })
  return moved as unknown as PaintedPicture
}
