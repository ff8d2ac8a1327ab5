import assert from 'node:assert/strict'
import { it } from 'node:test'
import { traitOf } from '../family'
import { readIntent } from '../../intent/intent'
import { applyOperations } from '../../editing/apply'
import { paintPicture } from '../../paint'
import { Random } from '../../../lib/random'
import { planPicture } from '../../planning/plan-picture'
import { renderPlan } from '../../planning/render'
import { chooseCoat } from './colours'
import { drawFace } from './face'
import { speciesOf } from './species'

const mood = (prompt: string): string | undefined => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.traits.filter(({ slot }) => slot === 'mood').at(-1)?.value
}

it('faces of stickers and avatars have the mood that is named', () => {
  for (const [prompt, value] of [
    ['卡通熊猫，可爱搞怪表情，白色背景', 'funny'],
    ['柴犬搞怪表情包', 'funny'],
    ['大哭的小狗头像', 'crying'],
    ['哭泣的兔子表情包', 'wronged'],
    ['惊讶的狗狗头像', 'surprised'],
  ] as const)
    assert.equal(mood(prompt), value, prompt)
  const boy = readIntent('哭的小男孩头像')
  assert.ok(boy.kind === 'illustration')
  assert.equal(traitOf(boy.brief.main, 'expression')?.value, 'crying')
})

it('a grimace and tears are seen', () => {
  const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 3 } as const
  for (const word of ['搞怪', '大哭'])
    assert.deepEqual(paintPicture({ ...request, prompt: `${word}的橘猫头像` }).reading.ignored, [])
})

it('who shuts its eyes does not lie down', () => {
  const size = { width: 200, height: 200 }
  for (const prompt of ['一只橘猫', '窗边的兔子', '草地上奔跑的狗']) {
    const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', ...size, seed: 7 })
    const [{ id } = { id: '' }] = plan.things
    const applied = applyOperations(plan, [{ op: 'trait', target: id, to: '闭眼' }])
    assert.ok(!('refused' in applied), prompt)
    const [before, after] = [plan, applied.plan].map((one) => renderPlan(one).rgba)
    let changed = 0
    before?.forEach((level, i) => {
      if (i % 4 === 0 && Math.abs(level - (after?.[i] ?? 0)) > 10) changed++
    })
    assert.ok(changed > 0 && changed < 0.02 * 200 * 200, `${prompt}: ${changed} pixels`)
  }
  const shut = readIntent('闭着眼睛的橘猫')
  assert.ok(shut.kind === 'illustration')
  assert.equal(traitOf(shut.brief.main, 'lids')?.value, 'shut')
  assert.equal(traitOf(shut.brief.main, 'mood'), null)
})

it('no angry or sad mouth smiles', () => {
  for (const id of ['cat', 'bear', 'pig', 'cow'] as const)
    for (const value of ['angry', 'sad', 'crying'] as const) {
      const coat = chooseCoat(speciesOf(id), { id, count: null, traits: [] }, new Random(3))
      const mouth = drawFace(speciesOf(id), coat, value).filter(({ role }) => role === 'mouth')
      const points = mouth.flatMap(({ rings }) => rings.flat())
      const outer = points.reduce((far, at) => (at[0] > far[0] ? at : far))
      const middle = points.filter(([x]) => Math.abs(x) < 8).map(([, y]) => y)
      assert.ok(outer[1] > Math.max(...middle), `${value} ${id}`)
    }
})
