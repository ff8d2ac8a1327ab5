import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPicture } from '../../testing/edit-pictures'
import { repetitions } from '../../testing/effort'
import { FAMILIES } from '../illustration/registry'
import { composePlan } from '../planning/composed'
import { coverScenery, growCover } from '../planning/cover-scenery'
import { listPieces } from '../planning/list-pieces'
import { parsePlan, type Plan, type PlanThing } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { listThings } from '../planning/things'
import { SCENES, type StyleId } from '../slots'
import { wordFor } from '../lexicon/lexicon'
import { applyOperations } from './apply'
import { renderEdit } from './render'
import { planEdit } from './sentence/plan-edit'

const SIDE = 112

function open(prompt: string, style: StyleId = 'flat', seed = 7): Plan {
  const size = { width: SIDE, height: SIDE }
  return planPicture({ prompt, negativePrompt: '', style, ...size, seed })
}

/** A thing of each family, by its first name, then landscapes. */
const PROMPTS = [
  ...FAMILIES.flatMap(({ things }) =>
    Object.values(things).map((words) => (words.trim().split(/\s+/)[0] ?? '').replaceAll('_', ' ')),
  ),
  ...SCENES.map((scene) => wordFor('scene', scene)),
]
const FEW = repetitions('pictures with parts', { usual: 5, all: 60 })

/** Pixels of a part, and those far from it. */
function measureAreas(plan: Plan, row: PlanThing): { own: number[]; far: number[] } {
  const cover = coverScenery(plan, row, plan)
  const near = growCover(cover, plan, true)
  const all = Array.from({ length: SIDE * SIDE }, (_, at) => at)
  return { own: all.filter((at) => cover[at] > 0.9), far: all.filter((at) => near[at] === 0) }
}

const countChanged = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: readonly number[]): number =>
  at.filter((one) => [0, 1, 2].some((c) => Math.abs(a[one * 4 + c] - b[one * 4 + c]) > 2)).length

const LEAST_PIXELS = 12

test('another colour of a part changes the part and nothing else', () => {
  const step = Math.floor(PROMPTS.length / FEW)
  let tried = 0
  for (let number = 0; number < FEW; number++) {
    const prompt = PROMPTS[number * step] ?? ''
    const plan = open(prompt, number % 4 === 3 ? 'ink' : 'flat', number)
    const old = renderPlan(plan).rgba
    for (const row of listPieces(plan)) {
      const { own, far } = measureAreas(plan, row)
      if (own.length < LEAST_PIXELS) continue
      const changes = ['绿色', '红色'].flatMap((to) => {
        const applied = applyOperations(plan, [{ op: 'recolour', target: row.id, to }])
        return 'refused' in applied ? [] : [applied.plan]
      })
      const [first] = changes
      assert.ok(first, `${prompt} ${row.id}: no colour can be seen`)
      assert.deepEqual(parsePlan(JSON.parse(JSON.stringify(first))), first)
      const shown = changes.map((after) => renderEdit({ plan, rgba: old }, after).rgba)
      const most = Math.max(...shown.map((rgba) => countChanged(old, rgba, own)))
      assert.ok(most >= own.length / 2, `${prompt} ${row.id}: ${most} of ${own.length}`)
      for (const rgba of shown) assert.equal(countChanged(old, rgba, far), 0, `${prompt} ${row.id}`)
      tried++
    }
  }
  assert.ok(tried >= FEW, `${tried} parts in ${FEW} pictures`)
})

/** Prompt, seed, sentence → operations, as operation and target. */
const SENTENCES: readonly (readonly [string, number, string, string])[] = [
  ['穿校服的双马尾女孩抱着书', 31, '蝴蝶结换成黄色的', 'recolour piece-hair-tie-girl-1'],
  ['客厅，沙发，落地灯，绿植，挂画', 16, '沙发换成米白色', 'recolour piece-sofa-living-room-1'],
  ['客厅，沙发，落地灯，绿植，挂画', 16, '把地毯去掉', 'remove piece-carpet-table-1'],
  ['客厅，沙发，落地灯，绿植，挂画', 16, '窗连换成绿色的', 'recolour piece-curtain-window-1'],
  ['红色运动鞋，黄色背景', 44, '鞋带改成黑色', 'recolour piece-laces-sneaker-1'],
  [
    '穿校服的双马尾女孩抱着书',
    31,
    '衣服换成白色，头发放下来',
    'recolour piece-clothes-girl-1,trait girl-1',
  ],
  ['猫头鹰站在树枝上，满月', 6, '猫头鹰小一点，挡住月亮了', 'scale owl-1'],
  ['湖边小屋，小船，月亮', 3, '屋顶换成红色', 'recolour piece-roof-cottage-1'],
]

test('sentences about parts become operations on them', () => {
  const plans = new Map<string, Plan>()
  for (const [prompt, seed, sentence, expected] of SENTENCES) {
    const plan = plans.get(prompt) ?? open(prompt, 'flat', seed)
    plans.set(prompt, plan)
    const [read] = planEdit({ plan, things: listThings(plan) }, { sentence }).plans
    const operations = read?.operations.map((one) =>
      'target' in one ? `${one.op} ${one.target}` : one.op,
    )
    assert.deepEqual(operations?.join() ?? '', expected, sentence)
  }
})

test('a part that is left out shows what is behind it, and one that carries others stays', () => {
  const plan = open('客厅，沙发，落地灯，绿植，挂画', 'flat', 16)
  const target = 'piece-carpet-table-1'
  const row = listPieces(plan).find(({ id }) => id === target)
  assert.ok(row)
  const { own, far } = measureAreas(plan, row)
  const applied = applyOperations(plan, [{ op: 'remove', target }])
  assert.ok(!('refused' in applied), JSON.stringify(applied))
  const old = renderPlan(plan).rgba
  const { rgba } = renderEdit({ plan, rgba: old }, applied.plan)
  assert.ok(countChanged(old, rgba, own) > own.length * 0.9)
  assert.equal(countChanged(old, rgba, far), 0)
  const fixed = applyOperations(plan, [{ op: 'remove', target: 'piece-sofa-living-room-1' }])
  assert.ok('refused' in fixed && fixed.refused.reason.includes('可以换颜色'))
})

const NAMED: readonly (readonly [prompt: string, sentence: string, expected: string])[] = [
  ['一只猫在画画', '去掉画架', 'remove piece-easel-cat-1'],
  ['猫从箱子里探出头', '箱子改成红色', 'recolour piece-box-cat-1'],
  ['猫从箱子里探出头', '去掉箱子', 'remove piece-box-cat-1'],
  ['一家面包店', '招牌改成红色', 'recolour piece-sign-bakery-1'],
  ['一家面包店', '雨棚改成蓝色', 'recolour piece-canopy-bakery-1'],
  ['热闹的夜市，很多人', '去掉灯笼', 'remove scenery-lanterns'],
  ['热闹的夜市，很多人', '摊位改成蓝色', 'recolour scenery-stalls'],
  ['女孩站在悬崖上', '悬崖改成棕色', 'recolour scenery-ledge'],
  ['卧室', '床改成蓝色', 'recolour piece-bed-bedroom-1'],
  ['画家在画架前画画', '去掉画架', 'remove easel-1'],
]

test('things that places and actions draw can be named', () => {
  for (const [prompt, sentence, expected] of NAMED) {
    const plan = open(prompt, 'flat', 3)
    const [read] = planEdit({ plan, things: listThings(plan) }, { sentence }).plans
    const [first] = read?.operations ?? []
    const operation = first && 'target' in first ? `${first.op} ${first.target}` : ''
    assert.equal(operation, expected, sentence)
  }
})

test('an animal without its box is whole, and another one takes its place in it', () => {
  const plan = open('猫从箱子里探出头', 'flat', 3)
  const bare = applyOperations(plan, [{ op: 'remove', target: 'piece-box-cat-1' }])
  assert.ok('plan' in bare)
  assert.ok(!bare.plan.things[0]?.wish?.traits.some(({ slot }) => slot === 'behind'))
  const dog = applyOperations(plan, [{ op: 'replace', target: 'cat-1', to: '狗' }])
  assert.ok('plan' in dog)
  assert.ok(dog.plan.things[0]?.wish?.traits.some(({ slot }) => slot === 'behind'))
})

test('a bed is dyed without its tables, and all chairs of a table are', () => {
  for (const [prompt, part, from] of [
    ['卧室', 'piece-bed-', ['bedsides']],
    ['会议室', 'piece-chair-', []],
  ] as const) {
    const plan = open(prompt)
    const row = listPieces(plan).find(({ id }) => id.startsWith(part))
    assert.ok(row, prompt)
    const applied = applyOperations(plan, [{ op: 'recolour', target: row.id, to: '红色' }])
    assert.ok('plan' in applied)
    const fills = (drawn: Plan): Map<string, string> => {
      const composed = composePlan(drawn)
      assert.ok(composed.kind === 'illustration')
      const { layers } = composed.prepared.illustration
      return new Map(layers.map(({ name, forms }) => [name, JSON.stringify(forms)]))
    }
    const [old, now] = [fills(plan), fills(applied.plan)]
    for (const name of from) assert.equal(now.get(name), old.get(name))
    const dyed = prompt === '卧室' ? ['bed'] : ['chairs', 'chairs behind']
    for (const name of dyed) assert.notEqual(now.get(name), old.get(name), name)
  }
})

test('what an action or a pose brings along is taken away by its name', () => {
  for (const [prompt, sentence] of [
    ['团扇半遮面的古风美人', '去掉团扇'],
    ['拔刀的武士', '去掉刀'],
  ] as const)
    assert.equal(planEdit(openPicture(prompt), { sentence }).declined, undefined, prompt)
})

test('eaves and slopes of snow are seen by night as well', () => {
  for (const prompt of ['屋檐下的女孩', '滑雪的女孩']) {
    const { plan } = openPicture(prompt)
    const applied = applyOperations(plan, [{ op: 'hour', to: '夜晚' }])
    assert.ok('plan' in applied && applied.plan.picture.kind === 'illustration', prompt)
    assert.equal(applied.plan.picture.place, null, prompt)
  }
})
