/**
 * Results at the size of their originals. Tools read pictures reduced to what they can work on;
 * what they made of that is brought back here, so that no result is smaller than its original.
 */
import type { SentParams } from '@contract/tools/define'
import sharp from 'sharp'
import type { Raster } from '@media/raster'
import { boxMean } from '../imaging/segment/box'
import { buildPlane } from '../imaging/segment/plane'
import { readRow, computeTaps } from '../imaging/segment/resample'
import type { Size } from '../imaging/segment/shrink'
import type { ToolPicture, ToolResult } from './tool'
import type { AnyWork } from './work'

/** Nothing that comes in is larger. */
export const WHOLE = 40_000_000
/** Maximum enlargement of repainted pictures: strokes do not gain by more. */
const PAINTED = 16_777_216

/**
 * `edit`: only the tool's changes are taken over, every other pixel is the original's. `tone`:
 * colours moved, detail is the original's. `paint`: repainted, enlarged. `blocks`: the same without
 * smoothing. `own`: the tool handles it, or makes something of another size.
 */
type Way = 'edit' | 'tone' | 'paint' | 'blocks' | 'own'

const WAYS: Readonly<Record<string, Way | ((params: SentParams) => Way)>> = {
  cleaner: 'edit',
  inpaint: 'edit',
  genfill: 'edit',
  samInpaint: 'edit',
  oldphoto: 'paint',
  imgMix: 'paint',
  toon: 'paint',
  variation: 'paint',
  gridVariation: 'paint',
  photo2img: ({ style }) => (style === 'pixel' ? 'blocks' : 'paint'),
  styleTransfer: ({ strokes }) => (strokes === true ? 'paint' : 'tone'),
  rembg: 'own',
  replaceBg: 'own',
  outpaint: 'own',
  upscale: 'own',
  gridUpscale: 'own',
  layers: 'own',
  qrcode: 'own',
  sketch: 'own',
  edit: 'own',
}

/** Throws for a tool that makes pictures of a picture and is not in the table. */
export function requireWay(id: string, params: SentParams): Way {
  const way = WAYS[id]
  if (way === undefined) throw new Error(`studio/tools/full-size.ts does not know ${id}`)
  return typeof way === 'function' ? way(params) : way
}

const raw = ({ width, height, rgba }: Raster) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })

/** Enlarged, its shape not preserved; `blocks`: each pixel stays a rectangle. */
export async function enlargedTo(
  raster: Raster,
  { width, height }: Size,
  blocks = false,
): Promise<Raster> {
  const kernel = blocks ? 'nearest' : 'lanczos3'
  const data = await raw(raster).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer()
  return { width, height, rgba: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) }
}

/** 1 where a tool changed a pixel or its neighbour, 0 elsewhere, on the reduced copy. */
function changed(before: Raster, after: Raster): Float32Array {
  const { width, height } = before
  const words = (raster: Raster) =>
    new Uint32Array(raster.rgba.slice().buffer, 0, raster.width * raster.height)
  const [a, b] = [words(before), words(after)]
  const plane = buildPlane(width * height, (i) => (a[i] === b[i] ? 0 : 1))
  return boxMean(plane, { width, height, radius: 1 }).map((v) => (v > 1e-6 ? 1 : 0))
}

/** Lays what was changed on the reduced copy over the original, in place. */
async function layChanges(whole: Raster, before: Raster, after: Raster): Promise<Raster> {
  const share = changed(before, after)
  const large = await enlargedTo(after, whole)
  const xs = computeTaps(before.width, whole.width)
  const ys = computeTaps(before.height, whole.height)
  const row = new Float32Array(whole.width)
  for (let y = 0; y < whole.height; y++) {
    readRow(share, { width: before.width, y, xs, ys }, row)
    for (let x = 0; x < whole.width; x++) {
      if (row[x] === 0) continue
      for (let p = 4 * (y * whole.width + x), end = p + 4; p < end; p++)
        whole.rgba[p] = whole.rgba[p] + (large.rgba[p] - whole.rgba[p]) * row[x]
    }
  }
  return whole
}

/** Moves the original's colours by as much as the reduced copy's were moved, in place. */
async function moveColours(whole: Raster, before: Raster, after: Raster): Promise<Raster> {
  const [from, to] = [await enlargedTo(before, whole), await enlargedTo(after, whole)]
  for (let p = 0; p < whole.rgba.length; p++)
    whole.rgba[p] = whole.rgba[p] + to.rgba[p] - from.rgba[p]
  return whole
}

const area = ({ width, height }: Size): number => width * height

async function fitToOriginal(
  work: AnyWork,
  { raster, ...rest }: ToolPicture,
  { way, whole, limit }: { way: Exclude<Way, 'own'>; whole: Size; limit: number },
): Promise<ToolPicture> {
  if (way === 'paint' || way === 'blocks') {
    const scale = Math.min(1, Math.sqrt(PAINTED / area(whole)))
    const [width, height] = [whole.width, whole.height].map((side) => Math.round(side * scale))
    if (!(width > raster.width)) return { raster, ...rest }
    return { ...rest, raster: await enlargedTo(raster, { width, height }, way === 'blocks') }
  }
  const original = await work.image('image', { maxPixels: WHOLE })
  if (way === 'tone') {
    const before = await enlargedTo(original, raster)
    return { ...rest, raster: await moveColours(original, before, raster) }
  }
  const before = await work.image('image', { maxPixels: limit })
  return { ...rest, raster: await layChanges(original, before, raster) }
}

/**
 * Runs a tool on `work`; none of the pictures it made is smaller than the one they were made of.
 * @throws ToolRefusal of the tool
 */
export async function runAtFullSize(
  id: string,
  work: AnyWork,
  run: (work: AnyWork) => Promise<ToolResult>,
): Promise<ToolResult> {
  let limit = WHOLE
  const result = await run({
    ...work,
    image(key, options) {
      if (key === 'image') limit = options.maxPixels
      return work.image(key, options)
    },
  })
  const pictures = result.pictures ?? []
  const params: SentParams = work.params
  if (pictures.length === 0 || typeof params.image !== 'string') return result
  const way = requireWay(id, params)
  if (way === 'own') return result
  const { autoOrient: whole } = await sharp(work.file('image')).metadata()
  const large: ToolPicture[] = []
  for (const picture of pictures)
    large.push(
      area(picture.raster) < area(whole)
        ? await fitToOriginal(work, picture, { way, whole, limit })
        : picture,
    )
  return { ...result, pictures: large }
}
