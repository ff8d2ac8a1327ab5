/**
 * Pictures in print inks without a profile: the inks are unknown, so they become light as
 * browsers do it, each ink and black taking its share. libvips would assume a certain press.
 */
import sharp, { type Sharp, type SharpOptions } from 'sharp'

export const isPlainInk = ({ space, hasProfile }: { space?: string; hasProfile?: boolean }) =>
  space === 'cmyk' && !hasProfile

/** In place: three bytes a pixel where there were four. */
function inksToLight(pixels: Buffer): Buffer {
  let to = 0
  for (let from = 0; from < pixels.length; from += 4) {
    const light = 255 - (pixels[from + 3] ?? 0)
    for (let ink = 0; ink < 3; ink += 1)
      pixels[to++] = Math.round(((255 - (pixels[from + ink] ?? 0)) * light) / 255)
  }
  return pixels.subarray(0, to)
}

/** Upright, in red, green and blue. */
export async function openPlainInk(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  return sharp(inksToLight(data), { raw, limitInputPixels: options.limitInputPixels })
}
