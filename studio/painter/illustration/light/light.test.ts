import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { listRead } from '../../parse'
import { planPicture } from '../../planning/plan-picture'
import { renderPlan } from '../../planning/render'
import { MAX_PLAN_BYTES, parsePlan } from '../../planning/plan'
import { applyOperations } from '../../editing/apply'
import type { StyleId } from '../../slots'
import { mainColour } from '../raster/fill'
import { composePlan } from '../../planning/composed'
import { LIT } from './effects'

const SIZE = { width: 128, height: 128 }

const plan = (prompt: string, style: StyleId | null = 'flat', seed = 3) =>
  planPicture({ ...SIZE, prompt, negativePrompt: '', style, seed })

const understood = (prompt: string, style?: StyleId | null, seed?: number): string =>
  listRead(plan(prompt, style, seed).reading).join()

const lightsIn = (prompt: string): string[] => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.traits.filter(({ slot }) => slot === LIT).map(({ value }) => value)
}

describe('words of light', () => {
  it('name a light of the picture in whatever order', () => {
    const rows: readonly (readonly [string, string, ...string[]])[] = [
      ['silhouette', '夕阳下猫的剪影', '一只狗，剪影', '剪影风格的女孩，黄昏'],
      ['rim', '逆光的少女', '男孩，侧逆光', '背光的橘猫'],
      ['dapple', '猫，斑驳树影', '阳光透过枝叶照在女孩身上', '小狗，光影斑驳'],
      ['window', '光线从窗户照进来，一只猫', '咖啡杯，阳光透过百叶窗', '少女，窗边光'],
      ['shafts', '机器人，丁达尔效应', '光柱中的小狗'],
      ['bokeh', '模糊背景的玫瑰', '女孩，大光圈', '橘猫，背景柔和虚化'],
      ['spot', '聚光灯下的吉他', '舞者，戏剧性灯光'],
      ['candle', '烛光下的机器人', '烛光里的咖啡'],
      ['wet', '湿滑路面上的汽车', '积水的街道，自行车', '湿沥青上的摩托车'],
    ]
    for (const [effect, ...prompts] of rows)
      for (const prompt of prompts) assert.ok(lightsIn(prompt).includes(effect), prompt)
  })

  it('are no light where they are denied, or said of something else', () => {
    assert.deepEqual(lightsIn('女孩，不要逆光'), [])
    assert.deepEqual(lightsIn('海边的女孩，背景是棕榈树剪影'), [])
    assert.deepEqual(lightsIn('背光键盘旁的猫'), [])
  })

  it('take no half of a word, and ask for nothing where they are denied', () => {
    assert.deepEqual(readIntent('光从窗户照进来，一只猫').reading.ignored, [])
    for (const prompt of ['不要背景虚化，一只猫', '不要逆光的女孩', '没有剪影的人'])
      assert.deepEqual(readIntent(prompt).reading.ignored, [], prompt)
  })

  it('are cuts of paper where a place is said to be in the manner of 剪影', () => {
    for (const prompt of ['剪影风格的城市', '剪影风格的长城'])
      assert.match(understood(prompt, null), /剪影/, prompt)
  })

  it('leave the subject of the prompt to its thing', () => {
    for (const prompt of ['烛光下的机器人', '窗户透进来的光线，一杯咖啡', '光柱，橘猫']) {
      const intent = readIntent(prompt)
      assert.equal(intent.kind, 'illustration', prompt)
    }
  })
})

describe('light on large subjects', () => {
  it('is reported where it is drawn, and left out where it is not', () => {
    assert.match(understood('雨中的机器人'), /雨/)
    assert.match(understood('暴风雪中的橘猫', 'ink'), /暴风雪/)
    assert.match(understood('月光下的机器人'), /月光/)
    assert.match(understood('橘猫，秋天，落叶'), /落叶/)
    assert.match(understood('女孩，水面倒影'), /倒影/)
    // rain stays outside of a room
    const inside = plan('室内的女孩，下雨')
    const composed = composePlan(inside)
    assert.ok(composed.kind === 'illustration')
    assert.ok(composed.prepared.illustration.layers.every(({ name }) => name !== 'weather'))
    // a bust has no ground, a table has no sky
    assert.doesNotMatch(understood('女孩头像，湿漉漉的路面'), /湿/)
    assert.match(understood('雨后湿漉漉的街道上的小猫', 'flat', 23), /湿/)
    assert.doesNotMatch(understood('雨中的一杯咖啡'), /雨/)
    assert.doesNotMatch(understood('女孩，不要逆光'), /逆光/)
  })

  it('lies on what it falls on', () => {
    const layersIn = (prompt: string, style?: StyleId, seed?: number) => {
      const composed = composePlan(plan(prompt, style, seed))
      assert.ok(composed.kind === 'illustration', prompt)
      return composed.prepared.illustration.layers
    }
    const namesIn = (prompt: string, seed?: number) =>
      layersIn(prompt, 'flat', seed).map(({ name }) => name)
    // the moon on a table is cool light, which paper loses
    assert.ok(namesIn('月光下的苹果').includes('light behind'))
    assert.doesNotMatch(understood('月光下的苹果', 'ink'), /月光/)
    const car = namesIn('聚光灯下的汽车', 12)
    assert.ok(car.indexOf('pool') > car.indexOf('road') && car.includes('road'), car.join())
    assert.ok(!namesIn('聚光灯下的女孩头像').includes('pool'))
    // of a whale at the surface beams are seen in the water
    const beams = layersIn('鲸鱼，光束').find(({ name }) => name === 'light behind')
    assert.ok(beams?.forms.every(({ rings }) => rings.flat().every(([, y]) => y > 300)))
    const petals = layersIn('春天的小兔子', 'pencil').flatMap(({ forms }) => forms)
    assert.ok(petals.some(({ role, plain }) => role === 'petal' && !plain))
  })

  it('comes from a low sun where a place names no hour', () => {
    const composed = composePlan(plan('逆光的少女，海边'))
    assert.ok(composed.kind === 'illustration')
    assert.equal(composed.prepared.place?.scene.slots.time, 'sunset')
  })

  it('comes in by a window on a table that is named, which is to be seen', () => {
    for (const prompt of ['一本书，木桌，阳光', '一杯拿铁旁边放着一本书和眼镜，木桌，阳光'])
      assert.match(understood(prompt, 'soft'), /木桌/, prompt)
  })

  it('makes a silhouette dark before a bright sky', () => {
    const composed = composePlan(plan('夕阳下猫的剪影'))
    assert.ok(composed.kind === 'illustration')
    const own = composed.prepared.illustration.layers.filter(
      ({ thing, cast }) => thing?.startsWith('main') && !cast,
    )
    const forms = own.flatMap((one) => one.forms)
    assert.ok(forms.length > 3)
    for (const { fill } of forms) assert.ok(mainColour(fill)[0] < 0.25)
  })

  it('falls before a subject as well as behind it', () => {
    const composed = composePlan(plan('雨中的女孩'))
    assert.ok(composed.kind === 'illustration')
    const names = composed.prepared.illustration.layers.map(({ name }) => name)
    const last = (name: string): number => names.lastIndexOf(name)
    const subject = names.findIndex((name) => /hair|face|head/.test(name))
    assert.ok(last('air behind') < subject && last('weather') > subject, names.join())
  })
})

describe('light as an edit', () => {
  it('changes a plan that stays valid, and can be taken by another one', () => {
    const before = plan('橘猫')
    for (const to of ['逆光', '剪影', '背景虚化', '聚光灯', '月光', '太阳']) {
      const applied = applyOperations(before, [{ op: 'light', to }])
      assert.ok('plan' in applied, to)
      const stored = JSON.stringify(applied.plan)
      assert.ok(stored.length < MAX_PLAN_BYTES && parsePlan(JSON.parse(stored)), to)
      const [one, other] = [before, applied.plan].map((own) => renderPlan(own).rgba)
      assert.notDeepEqual(one, other, to)
    }
  })
})
