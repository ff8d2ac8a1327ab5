import type { edit as definition } from '@contract/tools/edit'
import { applyOperations } from '../painter/editing/apply'
import { parseOperations } from '../painter/editing/operations'
import { renderEdit } from '../painter/editing/render'
import { WHOLE } from './full-size'
import { ToolRefusal } from './refusal'
import type { StudioTool } from './tool'

const NO_PLAN = '这张图不是本地画笔画的，或者是很早以前画的，不能照画面清单改'
const NOTHING = '没有要改的地方，请再说一遍'

/** 对话改图 of a picture with a plan: what the operations do not name stays as it is. */
export const edit: StudioTool<typeof definition> = async (work) => {
  const operations = parseOperations(work.params.operations)
  if (!operations) throw new ToolRefusal(NOTHING)
  const known = await work.planned('image')
  if (!known) throw new ToolRefusal(NO_PLAN)
  const applied = applyOperations(known.plan, operations)
  if ('refused' in applied) throw new ToolRefusal(applied.refused.reason)
  const { rgba: stored, width, height } = await work.image('image', { maxPixels: WHOLE })
  if (width !== known.plan.width || height !== known.plan.height) throw new ToolRefusal(NO_PLAN)
  const { plan } = applied
  const before = { plan: known.plan, rgba: stored }
  const { style, ...painted } = renderEdit(before, plan, (share) => work.progress(share))
  const raster = { width: painted.width, height: painted.height, rgba: painted.rgba }
  return { pictures: [{ raster, style, plan, transparent: plan.clear === true }] }
}
