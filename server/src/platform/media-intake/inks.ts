/** Pictures in print inks (CMYK), with the profile of a press or without any. */
import sharp, { type Sharp, type SharpOptions } from 'sharp'

interface Header {
  readonly space?: string
  readonly hasProfile?: boolean
}

/**
 * Upright, in red, green and blue, as browsers show it.
 * Without a profile the inks are unknown: each ink and black takes its share of the light. libvips
 * would assume a certain press. With one the colours are those the profile measured; sharp's own
 * conversion is perceptual, for which lcms compensates black points, and darkens and yellows them.
 */
export async function openUpright(
  bytes: Uint8Array,
  { space, hasProfile }: Header,
  options: SharpOptions,
): Promise<Sharp> {
  if (space !== 'cmyk') return sharp(bytes, options).autoOrient()
  if (!hasProfile) return openPlainInk(bytes, options)
  return sharp(bytes, options).autoOrient().pipelineColourspace('cmyk').toColourspace('srgb')
}

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

async function openPlainInk(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  return sharp(inksToLight(data), { raw, limitInputPixels: options.limitInputPixels })
}
