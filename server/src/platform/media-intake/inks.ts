/** Pictures in print inks (CMYK), with the profile of a press or without any. */
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { encodeInkTiff } from './ink-tiff'

interface Header {
  readonly format?: string
  readonly space?: string
  readonly hasProfile?: boolean
  readonly icc?: Uint8Array
}

/**
 * Upright, in red, green and blue, as browsers show it.
 * Without a profile the inks are unknown: each ink and black takes its share of the light. libvips
 * would assume a certain press. With one Chromium multiplies black into the three inks and reads
 * the profile's table without black; so does this. Formats that browsers cannot show follow the
 * profile, without sharp's own perceptual conversion, for which lcms compensates black points.
 */
export async function openUpright(
  bytes: Uint8Array,
  { format, space, hasProfile, icc }: Header,
  options: SharpOptions,
): Promise<Sharp> {
  if (space !== 'cmyk') return sharp(bytes, options).autoOrient()
  if (hasProfile && (format !== 'jpeg' || !icc))
    return convertByProfile(sharp(bytes, options).autoOrient())
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (!hasProfile || !icc) {
    const raw = { width, height, channels: 3 as const }
    return sharp(inksToLight(data), { raw, limitInputPixels: options.limitInputPixels })
  }
  const tiff = encodeInkTiff(multiplyBlack(data), { width, height, icc })
  return convertByProfile(sharp(tiff, { limitInputPixels: options.limitInputPixels }))
}

/** Into the colours that the profile's table measured. */
const convertByProfile = (picture: Sharp): Sharp =>
  picture.pipelineColourspace('cmyk').toColourspace('srgb')

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

/** In place: the three inks darkened by black, and no black left. */
function multiplyBlack(pixels: Buffer): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    const light = 255 - (pixels[at + 3] ?? 0)
    for (let ink = at; ink < at + 3; ink += 1)
      pixels[ink] = 255 - Math.round(((255 - (pixels[ink] ?? 0)) * light) / 255)
    pixels[at + 3] = 0
  }
  return pixels
}
