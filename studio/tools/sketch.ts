import type { sketch as definition } from '@contract/tools/sketch'
import { ToolRefusal } from './refusal'
import { readSketch } from '../painter/control/sketch'
import { clamp } from '../lib/maths'
import { paintPicture } from '../painter/paint'
import { STYLES } from '../painter/slots'
import type { StudioTool } from './tool'

const MOST_PIXELS = 1_000_000
/** Of the painted picture, pixels. */
const AREA = 960 * 960

/** The size that is painted, of the doodle's own shape as far as the painter composes for it. */
function sizeFor(width: number, height: number): { width: number; height: number } {
  const shape = clamp(width / height, 9 / 16, 16 / 9)
  const side = (length: number): number => Math.round(length / 16) * 16
  return { width: side(Math.sqrt(AREA * shape)), height: side(Math.sqrt(AREA / shape)) }
}

export const sketch: StudioTool<typeof definition> = async (work) => {
  const { prompt, follow } = work.params
  const doodle = await work.image('sketch', { maxPixels: MOST_PIXELS })
  const { horizon, ridges, light, things } = readSketch(doodle)
  if (horizon === null && !light && ridges.length + things.length === 0)
    throw new ToolRefusal('没看出画了什么，请在画板上多画几笔')
  const { width, height } = sizeFor(doodle.width, doodle.height)
  const style = STYLES.find((id) => id === work.params.style) ?? null
  const request = { prompt, negativePrompt: '', style, width, height, seed: work.seed }
  const painted = paintPicture({ ...request, control: { sketch: doodle, follow } }, (share) =>
    work.progress(share),
  )
  return { pictures: [{ raster: { width, height, rgba: painted.rgba } }] }
}
