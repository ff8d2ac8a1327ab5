/** The picture as patches compare it: colour and texture, at full size and at half of it. */
import type { Raster } from '@media/raster'
import type { Sheet } from './level'

/**
 * Colour with, in the fourth byte, twice the local gradient: fine texture is averaged away in the
 * small sizes, its amount is not (Newson 2014). Transparent parts count as white.
 */
export function buildSourceSheet(
  picture: Raster,
  hole: Uint8Array,
  avoid: Uint8Array | null,
): Sheet {
  const { width, height, rgba } = picture
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = rgba[i + 3] / 255
    for (let c = 0; c < 3; c++) pixels[i + c] = 255 + (rgba[i + c] - 255) * alpha + 0.5
  }
  const light = (i: number): number =>
    0.299 * pixels[4 * i] + 0.587 * pixels[4 * i + 1] + 0.114 * pixels[4 * i + 2]
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x
      if (hole[i] || hole[i + 1] || hole[i + width]) continue
      const here = light(i)
      const change = Math.abs(light(i + 1) - here) + Math.abs(light(i + width) - here)
      pixels[4 * i + 3] = Math.min(255, 2 * change)
    }
  }
  return { width, height, pixels, hole, avoid }
}

/** Half the size. A pixel is known when at least two of its four are; the known ones count. */
export function halveSheet({ width, height, pixels, hole, avoid }: Sheet): Sheet {
  const [across, down] = [width >> 1, height >> 1]
  const small = new Uint8Array(across * down * 4)
  const unknown = new Uint8Array(across * down)
  const shunned = avoid && new Uint8Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = y * across + x
      let known = 0
      let red = 0
      let green = 0
      let blue = 0
      let texture = 0
      for (let k = 0; k < 4; k++) {
        const i = (2 * y + (k >> 1)) * width + 2 * x + (k & 1)
        if (shunned && avoid[i]) shunned[at] = 1
        if (hole[i]) continue
        known++
        red += pixels[4 * i]
        green += pixels[4 * i + 1]
        blue += pixels[4 * i + 2]
        texture += pixels[4 * i + 3]
      }
      if (known < 2) unknown[at] = 1
      if (known === 0) continue
      small[4 * at] = red / known + 0.5
      small[4 * at + 1] = green / known + 0.5
      small[4 * at + 2] = blue / known + 0.5
      small[4 * at + 3] = texture / known + 0.5
    }
  }
  return { width: across, height: down, pixels: small, hole: unknown, avoid: shunned }
}
