import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repetitions } from '../../testing/effort'
import { type PaintRequest, paintPicture } from '../paint'
import { MAX_PLAN_BYTES, type Plan, parsePlan } from './plan'
import { planPicture } from './plan-picture'
import { renderPlan } from './render'
import { isListed, listThings } from './things'

/** Of each way of composing one, the most usual first. */
const PROMPTS = [
  '橘猫戴帽子',
  '湖上明月，两座亭子，垂柳',
  '夕阳下海边的女孩',
  '草莓蛋糕，桌子',
  '图书馆里的猫',
  '云海，仙鹤，松树',
  '海报，写着“山”，大海，晴天',
  '一家三口',
]
const PAINTED = repetitions('prompts whose plans are painted twice', {
  usual: 4,
  all: PROMPTS.length,
})

const request = (prompt: string, size = 96): PaintRequest => ({
  ...{ prompt, negativePrompt: '', style: null, width: size, height: size, seed: 5 },
})

/** As it is read from a file: nothing that planning has composed is known of it. */
function readBack(plan: Plan): Plan {
  const stored = parsePlan(JSON.parse(JSON.stringify(plan)))
  assert.ok(stored)
  return stored
}

test('a stored plan paints the bytes of the picture it was planned for', () => {
  for (const prompt of PROMPTS.slice(0, PAINTED)) {
    const painted = paintPicture(request(prompt))
    const again = renderPlan(readBack(planPicture(request(prompt))))
    assert.deepEqual(again.rgba, painted.rgba, prompt)
    assert.deepEqual([again.style, again.reading], [painted.style, painted.reading], prompt)
  }
})

test('every thing of a plan has a Chinese name, bounds inside the picture and a short outline around them', () => {
  for (const prompt of PROMPTS) {
    const plan = readBack(planPicture(request(prompt, 256)))
    assert.ok(Buffer.byteLength(JSON.stringify(plan)) < MAX_PLAN_BYTES / 8, prompt)
    const things = listThings(plan)
    assert.ok(things.length > 0, prompt)
    assert.equal(new Set(things.map(({ id }) => id)).size, things.length)
    for (const { name, bounds, outline, depth } of things) {
      assert.match(name, /\p{Script=Han}/u, `${prompt}: ${name}`)
      assert.ok(bounds.x >= 0 && bounds.x + bounds.width <= 1.001, prompt)
      assert.ok(bounds.y >= 0 && bounds.y + bounds.height <= 1.001, prompt)
      assert.ok(outline.length >= 3 && outline.length <= 64, prompt)
      const xs = outline.map(([x]) => x)
      const ys = outline.map(([, y]) => y)
      const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
      assert.ok(bounds.width * bounds.height <= 1.3 * box, `${prompt}: ${name}`)
      assert.ok(depth >= 0 && depth <= 1)
    }
  }
})

test('the words that ask for a thing are listed with it', () => {
  const named = listThings(planPicture(request('橘猫戴帽子', 128)))
  assert.deepEqual(named.find(({ kind }) => kind === 'cat')?.words, ['橘猫', '戴帽子'])
  const lake = listThings(planPicture(request('湖上明月，两座亭子，垂柳', 128)))
  assert.deepEqual(lake.map(({ id, words }) => [id, words.join()]).sort(), [
    ['moon-1', '明月'],
    ['pavilion-1', '两座亭子'],
    ['pavilion-2', '两座亭子'],
    ['willow-1', '垂柳'],
  ])
})

test('two prompts that differ in one trait differ in the plan in that trait only', () => {
  const { reading: _one, ...plain } = planPicture(request('白猫，草地'))
  const { reading: _other, ...smiling } = planPicture(request('微笑的白猫，草地'))
  assert.ok(plain.picture.kind === 'illustration' && smiling.picture.kind === 'illustration')
  const { main } = smiling.picture.brief
  const without = { ...main, traits: main.traits.filter(({ value }) => value !== 'smile') }
  assert.equal(without.traits.length, main.traits.length - 1)
  const picture = { ...smiling.picture, brief: { ...smiling.picture.brief, main: without } }
  const unworded = (plan: Pick<Plan, 'things'>) =>
    plan.things.map(({ words: _, ...thing }) => thing)
  assert.deepEqual(
    { ...smiling, picture, things: unworded(smiling) },
    { ...plain, things: unworded(plain) },
  )
})

test('clothes of an animal in a plan of an older version have the slot that they have now', () => {
  const plan = planPicture(request('穿西装的猫'))
  for (const value of ['suit', 'hanfu', 'dress', 'bow']) {
    const old = { slot: 'wears', value, tint: 'red' }
    const stored = JSON.parse(JSON.stringify(plan)) as typeof plan
    assert.ok(stored.picture.kind === 'illustration')
    const { brief } = stored.picture
    const main = { ...brief.main, traits: [old] }
    const read = parsePlan({ ...stored, picture: { ...stored.picture, brief: { ...brief, main } } })
    assert.ok(read?.picture.kind === 'illustration')
    const slot = value === 'bow' ? 'wears' : 'clothes'
    assert.deepEqual(read.picture.brief.main.traits, [{ ...old, slot }])
  }
})

test('what is no plan of this version is not read', () => {
  const plan = planPicture(request('苹果'))
  assert.equal(parsePlan(null), null)
  assert.equal(parsePlan({ ...plan, version: 99 }), null)
  assert.equal(parsePlan({ ...plan, style: 'photo' }), null)
  assert.equal(parsePlan({ ...plan, width: 1e9 }), null)
  assert.equal(parsePlan({ ...plan, more: true }), null)
})

test('one thing is listed alone exactly where the list of all has it', () => {
  const forest = planPicture(request('秋天的森林，鹿，小屋', 128))
  const hidden = forest.things.map((thing, at) =>
    at === 0 ? { ...thing, transform: { hidden: true } } : thing,
  )
  for (const things of [forest.things, hidden]) {
    const isOne = things.map(({ id }) => isListed({ ...forest, things }, id))
    const all = listThings({ ...forest, things }).map(({ id }) => id)
    assert.deepEqual(
      isOne,
      things.map(({ id }) => all.includes(id)),
    )
  }
})
