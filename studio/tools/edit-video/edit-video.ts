/** Versions of an edited picture as a video: each under the sentence that made it. */
import type { editVideo as definition } from '@contract/tools/edit-video'
import { decodeRaster } from '@media/codec'
import { lay } from '@media/captions/caption'
import {
  drawFoot,
  drawHandle,
  drawTag,
  layoutVersions,
  type VersionSheet,
} from '@media/poster/versions'
import type { Raster } from '@media/raster'
import sharp from 'sharp'
import { ToolRefusal } from '../refusal'
import type { StudioTool } from '../tool'
import { makeVideo } from '../video'
import { drawLeaves, fillPaper, type Leaf, type LeafCrossing } from './frames'
import { texts } from './texts'
import { planLeaves } from './timing'

const FPS = 24
/** Pictures outside of these shapes are shown whole within them. */
const [NARROWEST, WIDEST] = [0.45, 2.4]
const GROUND = '#e6e0d6'

async function open(file: Uint8Array, maxPixels: number): Promise<Raster> {
  return decodeRaster(file, { maxPixels }).catch((cause: unknown) => {
    throw new ToolRefusal(texts.broken, { cause })
  })
}

/** Shown whole: a version of another shape has margins. */
async function fitCell(file: Uint8Array, { picture }: VersionSheet): Promise<Raster> {
  const { width, height } = picture
  const source = await open(file, 2 * width * height)
  const raw = { width: source.width, height: source.height, channels: 4 } as const
  const shape = source.width / source.height
  // Rounding to even sides is no other shape.
  const fit = Math.abs(shape / (width / height) - 1) < 0.02 ? 'fill' : 'contain'
  const pixels = await sharp(source.rgba, { raw })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit, background: GROUND })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, rgba: new Uint8ClampedArray(pixels) }
}

function nameLeaf(nth: number, count: number): string {
  if (nth === 0) return texts.before
  return count === 2 ? texts.after : texts.step(nth)
}

/** The shape of the last version, which the video ends on. */
async function readShape(file: Uint8Array | undefined): Promise<number> {
  if (!file) throw new ToolRefusal(texts.needsPictures)
  const { width, height } = await open(file, 64 * 64)
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}

export const editVideo: StudioTool<typeof definition> = async (work) => {
  const { shots, captions } = work.params
  const crossing = work.params.crossing as LeafCrossing
  const files = work.files('shots')
  if (files.length < shots.length) throw new ToolRefusal(texts.needsPictures)
  const sheet = layoutVersions(await readShape(files.at(-1)), captions)
  const count = shots.length
  const begin = texts.begin(count - 1)
  // Two at a time: all versions in full size are more than a worker should hold.
  const leaves = new Map<number, Leaf>()
  async function openLeaf(at: number): Promise<Leaf> {
    const known = leaves.get(at)
    const file = files[at]
    if (known) return known
    if (!file) throw new ToolRefusal(texts.needsPictures)
    for (const old of [...leaves.keys()]) if (old < at - 1) leaves.delete(old)
    const cell = await fitCell(file, sheet)
    const tag = drawTag(nameLeaf(at, count))
    // On the side that the line reveals first; of the first picture on the side that stays longest.
    if (at > 0) tag.left = cell.width - tag.width - tag.left
    if (tag.left >= 0 && tag.left + tag.width <= cell.width) lay(cell, tag, 1)
    const words = shots[at]?.text.trim() || (at === 0 ? begin : '')
    const foot = { words, nth: at + 1, count }
    const blank = drawFoot(sheet, { ...foot, words: '' }, texts)
    const leaf = { cell, foot: drawFoot(sheet, foot, texts), blank }
    leaves.set(at, leaf)
    return leaf
  }
  const timeline = planLeaves(
    shots.map(({ seconds }) => seconds),
    crossing,
  )
  const stage = { sheet, handle: drawHandle() }
  const { width, height } = sheet
  const frames = Math.max(1, Math.round(timeline.seconds * FPS))
  let drawn = ''
  const video = await makeVideo(
    work,
    { width, height, fps: FPS, frames },
    [0, 1],
    async (frame, time) => {
      const { now, share } = timeline.at(time * timeline.seconds)
      // Most frames equal the one before, which the frame still holds.
      const scene = `${now} ${share}`
      if (scene === drawn) return
      if (drawn === '') fillPaper(frame)
      drawn = scene
      const leaf = await openLeaf(now)
      const next = share > 0 ? await openLeaf(Math.min(now + 1, count - 1)) : leaf
      drawLeaves(frame, stage, { now: leaf, next, share, crossing })
    },
  )
  return { videos: [video] }
}
