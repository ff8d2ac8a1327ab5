/** The visible label as pixels, drawn into every frame of a video. */
import sharp from 'sharp'
import { aiLabel } from '../label/label'

/** Draws the label into an RGBA frame of the size it was made for. */
export type Stamp = (frame: Uint8Array | Uint8ClampedArray) => void

export async function labelStamp(size: { width: number; height: number }): Promise<Stamp> {
  const { box, svg } = aiLabel(size)
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const wide = Math.min(info.width, size.width - box.left)
  const high = Math.min(info.height, size.height - box.top)
  return (frame) => {
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const from = (y * info.width + x) * 4
        const to = ((box.top + y) * size.width + box.left + x) * 4
        const cover = data[from + 3] / 255
        for (let c = 0; c < 3; c++) {
          const under = frame[to + c]
          frame[to + c] = Math.round(under + (data[from + c] - under) * cover)
        }
      }
    }
  }
}
