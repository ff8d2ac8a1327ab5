/**
 * Times of edits: planning a sentence, and carrying it out with the new painting as a share of the
 * first painting of that picture. CPU time of one core:
 * `npx tsx studio/gallery/edit-costs.ts [side in pixels]`.
 */
import { warmNoise } from '../lib/noise'
import { applyOperations } from '../painter/editing/apply'
import { renderEdit } from '../painter/editing/render'
import { planEdit } from '../painter/editing/sentence/plan-edit'
import { type Plan, parsePlan } from '../painter/planning/plan'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import { listThings } from '../painter/planning/things'

const EDITS: Readonly<Record<string, readonly string[]>> = {
  '雪山湖泊日出，一叶小舟': ['去掉小舟', '换成夜晚', '加两只鸟'],
  粉色头发的女孩: ['戴上眼镜', '夜晚', '背景换成海边'],
  骑龙的少女: ['夜晚', '去掉龙', '龙换成白色'],
  木桌上的苹果和花瓶: ['去掉花瓶', '再加两个苹果', '下雨'],
  温馨的卧室: ['加一只猫', '夜晚', '床换成蓝色'],
  一家四口在海边: ['下雨', '改成油画', '加一只狗'],
  生日贺卡: ['标题改成生日快乐', '换成蓝色'],
}

function timeCpu<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: (user + system) / 1000 }
}

/** As a job reads it: nothing that is composed is known of it. */
const reopen = (plan: Plan): Plan => parsePlan(JSON.parse(JSON.stringify(plan))) ?? plan

function measure(first: Plan, sentence: string): { planMs: number; share: number } | null {
  const painted = timeCpu(() => renderPlan(reopen(first)))
  const plan = reopen(first)
  const things = listThings(plan)
  const planned = timeCpu(() => planEdit({ plan, things }, { sentence }))
  const [draft] = planned.value.plans
  if (!draft) return null
  const before = { plan, rgba: painted.value.rgba }
  const edited = timeCpu(() => {
    const applied = applyOperations(plan, draft.operations)
    if ('refused' in applied) throw new Error(`${sentence}: ${applied.refused.reason}`)
    return renderEdit(before, applied.plan).rgba && applied.plan
  })
  const again = timeCpu(() => renderPlan(reopen(edited.value)))
  return { planMs: planned.ms, share: edited.ms / Math.max(painted.ms, again.ms) }
}

function main(side: number): void {
  warmNoise()
  for (const [prompt, sentences] of Object.entries(EDITS))
    for (const sentence of sentences) {
      // one seed warms the compiler, and another one is composed for the first time
      const [, measured] = [4, 3].map((seed) => {
        const size = { width: side, height: side, seed }
        const request = { prompt, negativePrompt: '', style: 'flat' as const, ...size }
        return measure(planPicture(request), sentence)
      })
      if (!measured) throw new Error(`${prompt}: ${sentence} is declined`)
      const { planMs, share } = measured
      console.log(`${planMs.toFixed(0)} ms\t${share.toFixed(2)}\t${prompt}\t${sentence}`)
    }
}

main(Number(process.argv[2] ?? 1024))
