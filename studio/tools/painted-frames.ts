/** The frames of a video, painted: each holds on to the one before. */
import { flowReader } from '../motion/optical'
import { steady } from '../motion/steady'
import { toPlanes } from '../imaging/painterly/photo'
import type { Raster } from '@media/raster'
import { type DecodePlan, readFrames } from '@media/video/decode'
import { ToolRefusal } from './refusal'
import { Random } from '../lib/random'
import type { Stylizer } from './stylizers/stylizer'

export const UNREADABLE = '这个视频读不出来，请换一个'

/** The middle of a picture. */
export function cropCentre(
  picture: Raster,
  { width, height }: { width: number; height: number },
): Raster {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const left = (picture.width - width) >> 1
  const top = (picture.height - height) >> 1
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    rgba.set(picture.rgba.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, rgba }
}

/** Frames of a video that says it is fine and is not are refused as a whole. */
async function* decodeFrames(plan: DecodePlan): AsyncGenerator<Raster> {
  const { width, height } = plan
  const frames = readFrames(plan)
  for (;;) {
    const next = await frames.next().catch((cause: unknown) => {
      throw new ToolRefusal(UNREADABLE, { cause })
    })
    if (next.done) return
    yield { width, height, rgba: next.value }
  }
}

interface Brush {
  readonly stylize: Stylizer
  readonly strength: number
  readonly seed: number
  /** Pixels of a frame's border that are not shown. */
  readonly margin: number
}

/** Each frame painted, holding on to the one before along their motion. */
export async function* paintedFrames(plan: DecodePlan, brush: Brush): AsyncGenerator<Raster> {
  const { stylize, strength, seed, margin } = brush
  const reader = await flowReader(plan)
  let before: Parameters<typeof steady>[2] | null = null
  try {
    for await (const video of decodeFrames(plan)) {
      const flow = reader.next(video)
      // the same dice for every frame: grain and strokes stay where they are
      const random = new Random(seed).fork('film')
      const options = { strength, random, bleeds: true, report: () => undefined }
      const picture = stylize(toPlanes(video, plan), options)
      if (before && flow) steady(picture, video, before, flow)
      before = { video, painted: picture, margin }
      yield picture
    }
  } finally {
    reader.close()
  }
}
