/** Draws the label into raw pixels, touching only its own box: the rest of a large picture rests. */
import sharp from 'sharp'
import { aiLabel, labelBoxes, type LabelTone } from './label'
import { toneOn } from './tone'

/** 8-bit rows without gaps; 3 channels (RGB) or 4 (RGBA). */
interface LabelledPixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

interface Rgba {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

/**
 * Writes into `data`, whose pixels are the caller's to change; resolves to what the label's box
 * (see `aiLabel`) showed before, as a PNG.
 */
export async function drawLabel({
  data,
  width,
  height,
  channels,
}: LabelledPixels): Promise<Buffer> {
  const { box } = aiLabel({ width, height })
  const boxed = sharp(data, { raw: { width, height, channels } }).extract(box)
  const raw = { width: box.width, height: box.height, channels } as const
  const before = await boxed.raw().toBuffer()
  const { svg } = aiLabel({ width, height }, toneOn(before, channels))
  // Compositing widens three channels to four: what was opaque is narrowed again.
  const drawn = sharp(before, { raw }).composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
  const part = await (channels === 3 ? drawn.removeAlpha() : drawn).raw().toBuffer()
  const rowBytes = box.width * channels
  for (let y = 0; y < box.height; y++) {
    const to = ((box.top + y) * width + box.left) * channels
    part.copy(data, to, y * rowBytes, (y + 1) * rowBytes)
  }
  return sharp(before, { raw }).png().toBuffer()
}

/**
 * Takes the label out again: writes what `drawLabel` resolved to where it was. Throws when it is not
 * of this picture's label.
 */
export async function liftLabel(
  { data, width, height, channels }: LabelledPixels,
  under: Uint8Array,
): Promise<void> {
  const source = sharp(under)
  const decoded = channels === 4 ? source.ensureAlpha() : source.removeAlpha()
  const { data: part, info } = await decoded
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box = labelBoxes({ width, height }).find(
    (some) => some.width === info.width && some.height === info.height,
  )
  if (box === undefined || info.channels !== channels)
    throw new Error('not what was under this label')
  const rowBytes = box.width * channels
  for (let y = 0; y < box.height; y++) {
    const to = ((box.top + y) * width + box.left) * channels
    part.copy(data, to, y * rowBytes, (y + 1) * rowBytes)
  }
}

/** The tone of the label that `drawLabel` draws. */
export function findLabelTone({ width, height, rgba }: Rgba): LabelTone {
  const { box } = aiLabel({ width, height })
  const under = new Uint8Array(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4
    under.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return toneOn(under, 4)
}

/** The label on pictures that are checked before they are finished. */
export const labelOverlay = {
  /** Share of a square's side, from the bottom, that the label stays within. */
  foot: 1 - aiLabel({ width: 1000, height: 1000 }).box.top / 1000,
  /** Resolves to a copy with the label. */
  async draw({ width, height, rgba }: Rgba): Promise<Rgba> {
    const copy = rgba.slice()
    await drawLabel({ data: Buffer.from(copy.buffer), width, height, channels: 4 })
    return { width, height, rgba: copy }
  },
}
