import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyOperations } from '../editing/apply'
import { renderEdit } from '../editing/render'
import { buildForecast } from '../intent/forecast'
import { separatePicture } from '../layers/separate'
import { writeSvg } from '../layers/svg'
import { planPicture } from './plan-picture'
import { renderPlan } from './render'
import { listThings } from './things'

const SIDE = 192

const plan = (prompt: string) =>
  planPicture({
    ...{ prompt, negativePrompt: '', style: null, width: SIDE, height: SIDE, seed: 3 },
  })

/** Shares of pixels that show nothing, and that hide what is behind. */
function measureClear(rgba: Uint8ClampedArray): { clear: number; solid: number } {
  let [clear, solid] = [0, 0]
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] === 0) clear++
    if (rgba[at] === 255) solid++
  }
  return { clear: (clear * 4) / rgba.length, solid: (solid * 4) / rgba.length }
}

describe('a picture without a ground', () => {
  it('is transparent around its things, and its words are understood', () => {
    for (const prompt of ['一只小猫，透明背景', '猫咪头像，背景透明', '红色圆形贴纸，透明底']) {
      const planned = plan(prompt)
      const { clear, solid } = measureClear(renderPlan(planned).rgba)
      assert.ok(clear > 0.2 && solid > 0.15, `${prompt}: ${clear}, ${solid}`)
      assert.ok(
        planned.reading.understood.some((words) => words.includes('透明')),
        prompt,
      )
      assert.ok(!listThings(planned).some(({ id }) => id.startsWith('scenery')), prompt)
    }
  })

  it('has layered files without paper', async () => {
    const planned = plan('一只小猫，透明背景，平面插画')
    const { rgba } = renderPlan(planned)
    const separated = separatePicture(planned, { rgba })
    const covered = new Set(separated.layers.map(({ width, height }) => width * height))
    assert.ok(Math.max(...covered) < SIDE * SIDE * 0.9)
    const svg = await writeSvg(planned, separated, { xmp: '', tone: 'light' })
    assert.ok(svg !== null && !svg.includes('id="paper"'))
  })

  it('stays so when it is edited', () => {
    const planned = plan('一只小猫，透明背景')
    const before = { plan: planned, rgba: renderPlan(planned).rgba }
    const applied = applyOperations(planned, [{ op: 'trait', target: 'cat-1', to: '戴红帽子' }])
    assert.ok('plan' in applied)
    const { clear, solid } = measureClear(renderEdit(before, applied.plan).rgba)
    assert.ok(clear > 0.2 && solid > 0.15, `${clear}, ${solid}`)
  })

  it('is one of a place, of a sheet and of no transparency as ever', () => {
    for (const prompt of ['森林里的小鹿，透明背景', '生日海报，透明背景', '小狗，不要透明背景']) {
      assert.equal(plan(prompt).clear, undefined, prompt)
      assert.ok(!buildForecast(prompt).understood.some((words) => words.includes('透明')), prompt)
    }
  })
})
