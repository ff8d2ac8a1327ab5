/**
 * Turns what an engine painted into the files people get: visible label drawn in, one AIGC record,
 * original as PNG (albums of phones take it; lossless WebP is a third smaller but several times
 * slower to write), thumbnail and placeholder.
 */
import sharp, { type OutputInfo } from 'sharp'
import { addXmpToPng } from '@media/aigc/png'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { drawLabel, liftLabel } from '@media/label/draw'
import { MAX_DECODE_S, MAX_INPUT_PIXELS } from './limits'
import type { RenderedPicture } from './rendered'
import { createSmallVersions, type SmallVersions } from './thumbnail'

/** Producer in the AIGC record. */
export const PRODUCER = 'moguang'

export interface FinishedPicture extends SmallVersions {
  readonly original: Buffer
  /** Pixels under the visible label, a PNG. */
  readonly under: Buffer
  readonly mime: 'image/png'
  readonly extension: 'png'
  readonly width: number
  readonly height: number
}

interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/** Rejects with sharp's error when an engine's file cannot be decoded. */
async function decode(painted: RenderedPicture): Promise<Pixels> {
  const { picture, width, height } = painted
  const source =
    picture.kind === 'raw'
      ? sharp(picture.data, { raw: { width, height, channels: picture.channels } })
      : sharp(picture.data, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
          .autoOrient()
          .timeout({ seconds: MAX_DECODE_S })
  const prepared = painted.transparent
    ? source.ensureAlpha()
    : source.flatten({ background: '#ffffff' })
  return prepared.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}

/** @param options.produceId id of the picture, written into its AIGC record */
export async function finishPicture(
  painted: RenderedPicture,
  options: { produceId: string },
): Promise<FinishedPicture> {
  const pixels = await decode(painted)
  const { width, height } = pixels.info
  const channels = painted.transparent ? 4 : 3
  const raw = { width, height, channels } as const
  const under = await drawLabel({ data: pixels.data, ...raw })
  const xmp = buildXmp(firstRecord({ producer: PRODUCER, produceId: options.produceId }))
  const [png, small] = await Promise.all([
    sharp(pixels.data, { raw }).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer(),
    createSmallVersions(sharp(pixels.data, { raw }), { xmp }),
  ])
  return {
    original: addXmpToPng(png, xmp),
    under,
    mime: 'image/png',
    extension: 'png',
    width,
    height,
    ...small,
  }
}

/**
 * A finished picture without its visible label; the AIGC record in it stays as the standard has it.
 * Rejects when `under` is not what was stored of this picture.
 */
export async function withoutLabel(
  { original, under }: { original: Uint8Array; under: Uint8Array },
  { transparent, produceId }: { transparent: boolean; produceId: string },
): Promise<Buffer> {
  const source = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
  const prepared = transparent ? source.ensureAlpha() : source.removeAlpha()
  const { data, info } = await prepared
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = {
    width: info.width,
    height: info.height,
    channels: transparent ? 4 : 3,
  } as const
  await liftLabel({ data, ...raw }, under)
  const png = await sharp(data, { raw })
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer()
  return addXmpToPng(png, buildXmp(firstRecord({ producer: PRODUCER, produceId })))
}
