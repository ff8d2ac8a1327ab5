import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FAMILIES } from '../illustration/registry'
import { wordFor } from '../lexicon/lexicon'
import { parsePlan, type Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { nameOfKind } from '../planning/plan-things'
import { renderPlan } from '../planning/render'
import { type ThingBounds, listThings } from '../planning/things'
import type { StyleId } from '../slots'
import { SUBJECTS } from '../subjects/ids'
import { repetitions } from '../../testing/effort'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'

const SIDE = 128

const draw = (prompt: string, style: StyleId | null = 'flat'): Plan =>
  planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed: 3 })

/** Applies to a plan as it is stored; fails for what is refused. */
function edit(before: Plan, ...operations: OperationInput[]) {
  const stored = parsePlan(JSON.parse(JSON.stringify(before)))
  assert.ok(stored)
  const applied = applyOperations(stored, operations)
  assert.ok('plan' in applied, JSON.stringify(applied))
  assert.ok(parsePlan(JSON.parse(JSON.stringify(applied.plan))))
  return applied
}

const kindsIn = (plan: Plan): string[] => listThings(plan).map(({ kind }) => kind)

function findBounds(plan: Plan, kind: string): ThingBounds {
  const thing = listThings(plan).find((one) => one.kind === kind)
  assert.ok(thing, `${kind} is not visible`)
  return thing.bounds
}

/** Share of the pixels that differ. */
function measureChange(before: Plan, after: Plan): number {
  const [old, now] = [before, after].map((plan) => renderPlan(plan).rgba)
  let changed = 0
  for (let i = 0; i < old.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs(old[i + c] - now[i + c]) > 8)) changed++
  return changed / (old.length / 4)
}

const PICTURES = ['湖边的小木屋，远山', '一只橘猫', '桌上一盘草莓', '海边的女孩', '温馨的客厅']
/** Every so many of the families' things are tried in every picture. */
const STEP =
  240 / repetitions('things of the families in each kind of picture', { usual: 6, all: 240 })

test('what a prompt can draw can be added to every kind of picture', () => {
  const things = FAMILIES.filter((one) => !one.arePlaces && !one.writes && !one.isManner).flatMap(
    ({ things: own }) => Object.keys(own).map(nameOfKind),
  )
  const nouns = SUBJECTS.map((id) => wordFor('subject', id))
  for (const [at, prompt] of PICTURES.entries()) {
    const plan = draw(prompt, null)
    const tried = [...nouns, ...things].filter((_, i) => (i + at * 7) % STEP === 0)
    const refused = tried.filter((to) => 'refused' in applyOperations(plan, [{ op: 'add', to }]))
    assert.deepEqual(refused, [], prompt)
  }
})

test('a drawing of the landscapes is in a picture of something large, and only there', () => {
  for (const [prompt, to, kind] of [
    ['一只橘猫', '烟花', 'fireworks'],
    ['一只橘猫', '月亮', 'moon'],
    ['一只橘猫', '几颗星星', 'stars'],
    ['一只橘猫', '松树', 'pine'],
    ['桌上一盘草莓', '锦鲤', 'koi'],
    ['桌上一盘草莓', '红色的皮球', 'ball'],
    ['海边的女孩', '啤酒', 'beer'],
  ] as const) {
    const before = draw(prompt)
    const { plan, changed } = edit(before, { op: 'add', to })
    const box = findBounds(plan, kind)
    assert.ok(box.width * box.height > 0.002, `${prompt} ${to}`)
    const { rgba: old } = renderPlan(before)
    const { rgba } = renderPlan(plan)
    let [inside, outside] = [0, 0]
    for (let i = 0; i < SIDE * SIDE; i++) {
      if (![0, 1, 2].some((c) => Math.abs(old[i * 4 + c] - rgba[i * 4 + c]) > 8)) continue
      const [x, y] = [((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE]
      const isIn = changed.some(
        (one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height,
      )
      if (isIn) inside++
      else outside++
    }
    assert.ok(inside > 20 && outside === 0, `${prompt} ${to}: ${inside} ${outside}`)
  }
})

test('what is in the sky is behind the things, in the air before them', () => {
  const cat = draw('一只橘猫')
  const moon = edit(cat, { op: 'add', to: '月亮', x: 0.5, y: 0.6, scale: 0.3 }).plan
  const petals = edit(cat, { op: 'add', to: '花瓣' }).plan
  const order = (plan: Plan): string[] => listThings(plan).map(({ kind }) => kind)
  assert.deepEqual(order(moon)[0], 'cat')
  assert.deepEqual(order(petals)[0], 'falling-petals')
})

test('a thing becomes a drawing of the landscapes and keeps its place and its foot', () => {
  const before = draw('一只橘猫')
  const { plan } = edit(before, { op: 'replace', target: 'cat-1', to: '灯塔' })
  const [old, now] = [findBounds(before, 'cat'), findBounds(plan, 'lighthouse')]
  assert.ok(Math.abs(old.y + old.height - now.y - now.height) < 0.03)
  assert.ok(Math.abs(old.x + old.width / 2 - now.x - now.width / 2) < 0.05)
  const red = edit(plan, { op: 'recolour', target: 'cat-1', to: '蓝色' }).plan
  assert.ok(measureChange(plan, red) > 0.01)
  assert.ok('refused' in applyOperations(plan, [{ op: 'trait', target: 'cat-1', to: '戴红帽子' }]))
})

test('a sofa of a room makes room for something else', () => {
  const room = draw('客厅里的橘猫')
  const { plan } = edit(room, { op: 'replace', target: 'scenery-sofa', to: '自行车' })
  const box = findBounds(plan, 'bicycle')
  assert.ok(box.height > 0.12 && measureChange(room, plan) > 0.02)
})

test('weather, hours and seasons fall before a picture that has no sky, and clear up', () => {
  for (const prompt of ['桌上一盘草莓', '红色运动鞋，黄色背景', '证件照，一个女孩，蓝底']) {
    const plain = draw(prompt)
    for (const operation of [
      { op: 'weather', to: '下雪' },
      { op: 'weather', to: '下雨' },
      { op: 'weather', to: '雾' },
      { op: 'hour', to: '夜晚' },
    ] as const) {
      const { plan } = edit(plain, operation)
      assert.ok(measureChange(plain, plan) > 0.002, `${prompt} ${operation.to}`)
    }
    const snowy = edit(plain, { op: 'weather', to: '下雪' }).plan
    const rainy = edit(snowy, { op: 'weather', to: '下雨' }).plan
    const isSnowing = kindsIn(rainy).includes('falling-snow')
    assert.ok(!isSnowing, prompt)
    const clear = edit(rainy, { op: 'weather', to: '晴' }).plan
    assert.ok(measureChange(plain, clear) < 0.001, prompt)
  }
})

test('snow outside of a window stays outside', () => {
  const before = draw('窗台上的多肉盆栽，一本书', 'flat')
  const { plan } = edit(before, { op: 'weather', to: '下雪' })
  const pane = findBounds(before, 'window')
  const [old, now] = [renderPlan(before).rgba, renderPlan(plan).rgba]
  let changed = 0
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 4
      if (![0, 1, 2].some((c) => Math.abs(old[at + c] - now[at + c]) > 8)) continue
      changed++
      assert.ok((y + 0.5) / SIDE < pane.y + pane.height + 0.03, `${x} ${y}`)
    }
  assert.ok(changed > 10)
})

test('another view is seen through the window, and nothing else changes', () => {
  const sill = draw('窗台上的多肉盆栽，一本书', 'flat')
  const { plan } = edit(sill, { op: 'place', to: '窗外的海' })
  assert.ok(kindsIn(plan).includes('view-sea'))
  assert.ok(kindsIn(plan).includes('succulents') && kindsIn(plan).includes('book'))
  const mountains = edit(plan, { op: 'place', to: '窗外的山' }).plan
  assert.ok(!kindsIn(mountains).includes('view-sea'))
  const study = draw('书房，窗边的书桌', null)
  const other = edit(study, { op: 'place', to: '窗外的海' }).plan
  assert.ok(other.picture.kind === 'landscape' && other.picture.scene.slots.scene === 'interior')
  assert.ok(measureChange(study, other) > 0.005)
  assert.ok('refused' in applyOperations(draw('一只橘猫'), [{ op: 'place', to: '窗外的海' }]))
})

test('what is added to a room is in it: before its furniture, the moon behind the glass', () => {
  const room = draw('客厅，沙发，落地灯', 'flat')
  const pane = findBounds(room, 'window')
  const moon = findBounds(edit(room, { op: 'add', to: '月亮' }).plan, 'moon')
  assert.ok(moon.x > pane.x && moon.y > pane.y && moon.y + moon.height < pane.y + pane.height)
  const table = findBounds(room, 'table')
  const spot = { x: table.x + table.width * 0.4, y: table.y + 0.03 }
  for (const operation of [
    { op: 'add', to: '一只猫' },
    { op: 'add', to: '气球' },
    { op: 'add', to: '台灯', ...spot, scale: 0.2 },
  ] as const) {
    const { plan } = edit(room, operation)
    assert.ok(measureChange(room, plan) > 0.004, operation.to)
  }
})

test('petals fall before a landscape', () => {
  const before = draw('湖边的小木屋，远山')
  const { plan } = edit(before, { op: 'add', to: '花瓣' })
  assert.ok(kindsIn(plan).includes('falling-petals'))
  assert.ok(measureChange(before, plan) > 0.002)
})

test('what would be hidden in the place behind a thing is drawn next to it', () => {
  const picture = {
    ...{ prompt: '公园里的小狗', negativePrompt: '', style: 'flat' as const },
    ...{ width: 96, height: 128, seed: 7 },
  }
  const { plan } = edit(planPicture(picture), { op: 'add', to: '房子' })
  const added = plan.things.at(-1)
  assert.ok(added?.words.includes('房子') && kindsIn(plan).includes(added.kind))
})

test('what cannot be drawn is named without its count', () => {
  const refusals = ['个离心机', '两台离心机', '离心机', '杯子架机'].map((to) => {
    const applied = applyOperations(draw('一只猫'), [{ op: 'add', to }])
    return 'refused' in applied ? applied.refused.reason : null
  })
  const named = (name: string) => `不会画「${name}」。`
  assert.deepEqual(refusals, ['离心机', '离心机', '离心机', '杯子架机'].map(named))
})

test('one more of a portrait, and of what is long, leaves the other one in sight', () => {
  const plan = (prompt: string, seed: number): Plan =>
    planPicture({ prompt, negativePrompt: '', style: 'flat', width: SIDE, height: SIDE, seed })
  const seen = (drawn: Plan, ...operations: OperationInput[]): ThingBounds[] => {
    const { plan: after } = edit(drawn, ...operations)
    const added = new Set(after.things.filter((row) => row.added).map(({ id }) => id))
    return listThings(after).flatMap(({ id, bounds }) => (added.has(id) ? bounds : []))
  }
  // heads and shoulders, as large as the one who was there
  for (const [prompt, seed, operation] of [
    ['一个女孩在公园', 6, { op: 'count', target: 'girl-1', to: 2 }],
    ['一个女孩', 5, { op: 'add', to: '男孩' }],
    ['一个老爷爷', 7, { op: 'add', to: '小女孩', x: 0.8 }],
  ] as const) {
    const [box] = seen(plan(prompt, seed), operation)
    assert.ok(box && box.height > 0.4 && box.width < 0.55, `${prompt} ${JSON.stringify(box)}`)
  }
  // behind the one who was there, or next to it as it sits
  for (const [prompt, seed, id] of [
    ['马', 1, 'horse-1'],
    ['老虎', 2, 'tiger-1'],
    ['狮子', 9, 'lion-1'],
  ] as const) {
    const drawn = plan(prompt, seed)
    const before = findBounds(drawn, id.replace('-1', ''))
    const [box] = seen(drawn, { op: 'count', target: id, to: 2 })
    const isBehind = box && box.y + box.height < before.y + before.height - 0.02
    assert.ok(box && (isBehind || box.width < 0.45), `${prompt} ${JSON.stringify(box)}`)
  }
})

test('another place has the hour that the picture had', () => {
  const to = { op: 'place', to: '海边' } as const
  const readPlace = ({ plan }: { plan: Plan }) => {
    const { picture } = plan
    assert.ok(picture.kind === 'illustration' && picture.place)
    const veils = plan.things.filter((row) => row.kind.endsWith('-air') && !row.transform?.hidden)
    return [picture.place.slots.time, veils.length]
  }
  assert.deepEqual(readPlace(edit(draw('夕阳下的女孩'), to)), ['sunset', 0])
  // the night over all of a window is that of the sea
  const night = edit(draw('窗台上的一盆绿植'), { op: 'hour', to: '夜晚' })
  assert.deepEqual(readPlace(edit(night.plan, to)), ['night', 0])
  // what the words say counts, also for the place after it
  assert.deepEqual(readPlace(edit(night.plan, { op: 'place', to: '白天的海边' })), ['day', 0])
  const said = edit(draw('夕阳下的女孩'), { op: 'place', to: '夜晚的海边' })
  assert.deepEqual(readPlace(said), ['night', 0])
  assert.deepEqual(readPlace(edit(said.plan, { op: 'place', to: '雪山' })), ['night', 0])
})
