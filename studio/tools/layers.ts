/** A picture that was painted by a plan, as layered files. */
import { firstRecord, UNNAMED } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { findLabelTone, labelOverlay } from '@media/label/draw'
import { aiLabel } from '@media/label/label'
import type { Raster } from '@media/raster'
import type { layers as definition } from '@contract/tools/layers'
import { writePsd } from '../painter/layers/psd'
import { separatePicture } from '../painter/layers/separate'
import { writeSvg } from '../painter/layers/svg'
import type { Plan } from '../painter/planning/plan'
import { renderPlan } from '../painter/planning/render'
import { ToolRefusal } from './refusal'
import type { StudioTool } from './tool'

/** Each layer is in memory as a whole. */
const MAX_PIXELS = 4_500_000
/** Of the work: painting for the place of the label, then the layers, then the file. */
const PAINTED_SHARE = 0.1
const SEPARATED_SHARE = 0.9

const NO_PLAN = '这张图没有分层的记录：只有本地画笔画的、没有再用别的工具改过的图才能分层'
const TOO_LARGE = '这张图太大，暂时不能分层'

/** Stored pictures have the label drawn in: its place is painted again without it. */
function withoutLabel(picture: Raster, plan: Plan): Uint8ClampedArray {
  const { width } = picture
  const { box } = aiLabel(picture)
  const painted = renderPlan(plan).rgba
  const rgba = picture.rgba.slice()
  for (let y = box.top; y < box.top + box.height; y++) {
    const [from, to] = [y * width + box.left, y * width + box.left + box.width]
    rgba.set(painted.subarray(from * 4, to * 4), from * 4)
  }
  return rgba
}

export const layers: StudioTool<typeof definition> = async (work) => {
  const known = await work.planned('image')
  if (!known) throw new ToolRefusal(NO_PLAN)
  const { plan } = known
  const { width, height, style } = plan
  if (width * height > MAX_PIXELS) throw new ToolRefusal(TOO_LARGE)
  const picture = await work.image('image', { maxPixels: MAX_PIXELS })
  if (picture.width !== width || picture.height !== height) throw new ToolRefusal(NO_PLAN)
  const rgba = withoutLabel(picture, plan)
  work.progress(PAINTED_SHARE)
  const labelled = await labelOverlay.draw({ width, height, rgba })
  const separated = separatePicture(plan, { rgba, labelled: labelled.rgba }, (share) =>
    work.progress(PAINTED_SHARE + share * (SEPARATED_SHARE - PAINTED_SHARE)),
  )
  const xmp = buildXmp(firstRecord({ producer: 'moguang', produceId: UNNAMED }))
  const data = writePsd(separated, { xmp, composite: labelled.rgba })
  const tone = findLabelTone({ width, height, rgba })
  const svg = await writeSvg(plan, separated, { xmp, tone })
  const vectors = svg === null ? [] : [{ format: 'svg' as const, data: Buffer.from(svg) }]
  const raster = { width, height, rgba }
  return { pictures: [{ raster, style, plan, layers: [{ format: 'psd', data }, ...vectors] }] }
}
