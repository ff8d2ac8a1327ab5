import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import { scorePainterSentences } from '../../../gallery/edit-sentences/score'
import { planPicture } from '../../planning/plan-picture'
import { listThings } from '../../planning/things'
import { everything } from '../../../testing/effort'
import { type PictureToEdit, planEdit } from './plan-edit'

const SIDE = 96

function open(prompt: string, style: 'flat' | 'watercolour' = 'watercolour'): PictureToEdit {
  const size = { width: SIDE, height: SIDE }
  const plan = planPicture({ prompt, negativePrompt: '', style, ...size, seed: 3 })
  return { plan, things: listThings(plan) }
}

let lake: PictureToEdit
before(() => {
  lake = open('湖边小屋，小船，月亮')
})

describe('a plan of a sentence for a picture of the painter', () => {
  test('changes the thing that is meant and keeps the others', () => {
    const { plans } = planEdit(lake, { sentence: '把小船换成红色' })
    const [{ steps, operations, keep, regions }] = plans as [(typeof plans)[number]]
    const boat = lake.things.find(({ words }) => words.includes('小船'))
    assert.ok(boat)
    assert.equal(steps[0]?.targetId, boat.id)
    assert.deepEqual(operations, [{ op: 'recolour', target: boat.id, to: '红色' }])
    assert.ok(keep.includes('月亮') && keep.includes('构图') && !keep.includes(boat.name))
    assert.equal(regions.find(({ id }) => id === boat.id)?.role, 'change')
    assert.equal(steps[0]?.choices?.length, 4)
  })

  test('promises neither the place of the moon at another hour nor the light without it', () => {
    const findKeep = (sentence: string) => planEdit(lake, { sentence }).plans[0]?.keep ?? []
    assert.ok(findKeep('亮一点').includes('月亮'))
    const hour = findKeep('改成黄昏')
    assert.ok(!hour.includes('月亮') && hour.includes('构图'), String(hour))
    const sun = findKeep('把月亮换成太阳')
    assert.ok(!sun.includes('光') && sun.includes('画风'), String(sun))
  })

  test('puts the face of a person first among what stays', () => {
    const girl = open('一个女孩站在樱花树下', 'flat')
    const { plans } = planEdit(girl, { sentence: '亮一点' })
    assert.equal(plans[0]?.keep[0], '女孩的脸')
  })

  test('follows a pronoun to the thing that the sentence before changed', () => {
    const moon = lake.things.find(({ name }) => name === '月亮')
    const { plans } = planEdit(lake, { sentence: '它再大一点', lastTarget: '月亮' })
    assert.equal(plans[0]?.steps[0]?.targetId, moon?.id)
  })

  test('offers each of several things where the sentence does not say which', () => {
    const pandas = open('两只熊猫在竹林里', 'flat')
    const { plans } = planEdit(pandas, { sentence: '把熊猫去掉' })
    const ids = plans.map(({ steps }) => steps[0]?.targetId?.split(' ').length)
    assert.deepEqual(ids, [2, 1, 1])
  })

  test('finds one of two alike by its colour in the prompt, and a part is not the whole', () => {
    const cats = open('樱花树下一只白猫和一只黑猫', 'flat')
    const white = cats.things.find(({ words }) => words.includes('白猫'))
    const { plans } = planEdit(cats, { sentence: '白猫去掉' })
    assert.equal(plans[0]?.steps[0]?.targetId, white?.id)
    assert.equal(planEdit(cats, { sentence: '猫咪尾巴不要' }).declined?.reason, 'cannot')
    assert.equal(planEdit(cats, { sentence: '猫的眼睛大一点' }).declined?.reason, 'cannot')
  })

  test('leaves what the exception names, and follows what the step before made', () => {
    const { plans } = planEdit(lake, { sentence: '除了小屋都去掉' })
    const cottage = lake.things.find(({ words }) => words.includes('小屋'))
    assert.ok(plans[0] && !plans[0].steps[0]?.targetId?.split(' ').includes(cottage?.id ?? ''))
    const beach = open('一个小男孩坐在海边', 'flat')
    const night = planEdit(beach, { sentence: '换成晚上，有月亮和星星' })
    assert.equal(night.plans[0]?.steps.length, 3, night.declined?.message)
  })

  test('takes one of a flock away, not the flock, and keeps all that an exception names', () => {
    const sea = open('海边灯塔，三只海鸥')
    const kind = (sentence: string) => planEdit(sea, { sentence }).plans[0]?.steps[0]
    assert.deepEqual([kind('中间那只海鸥去掉')?.kind, kind('海鸥去掉')?.kind], ['count', 'remove'])
    assert.equal(kind('中间那只海鸥去掉')?.value, '2')
    const names = ['月亮', '小屋'].map(
      (word) => lake.things.find(({ words }) => words.includes(word))?.id,
    )
    const rest = planEdit(lake, { sentence: '只留月亮和小屋' }).plans[0]?.steps[0]?.targetId
    assert.ok(rest && names.every((id) => !rest.split(' ').includes(id ?? '')), rest)
  })

  test('declines what cannot be drawn, with the half that can be', () => {
    const { plans, declined } = planEdit(lake, { sentence: '去掉月亮，把小屋换成量子力学' })
    assert.equal(plans.length, 0)
    assert.equal(declined?.reason, 'cannot')
    assert.equal(declined?.words, '把小屋换成量子力学')
    assert.deepEqual(
      declined?.alternatives[0]?.steps.map(({ kind }) => kind),
      ['remove'],
    )
  })

  test('declines a contradiction in one sentence and offers either half', () => {
    const { declined } = planEdit(lake, { sentence: '小船变大，小船变小' })
    assert.match(declined?.message ?? '', /不能同时做/)
    assert.equal(declined?.alternatives.length, 2)
  })

  test('more than three changes are declined with the first three', () => {
    const sentence = '去掉月亮，去掉小船，把小屋变成红色，变成夜晚'
    const { plans, declined } = planEdit(lake, { sentence })
    assert.equal(plans.length, 0)
    assert.equal(declined?.alternatives[0]?.steps.length, 3)
  })

  test('a vague wish is not understood, and what can be changed is offered', () => {
    const { declined } = planEdit(lake, { sentence: '更好看一点' })
    assert.equal(declined?.reason, 'not-understood')
    assert.ok((declined?.alternatives.length ?? 0) > 0)
  })

  test('corrected steps are used instead of the sentence', () => {
    const { plans } = planEdit(lake, {
      sentence: '变成夜晚',
      steps: [{ kind: 'time', value: '黄昏' }],
    })
    assert.deepEqual(plans[0]?.operations, [{ op: 'hour', to: '黄昏' }])
  })

  test('another version of the thread is followed by its steps', () => {
    const versions = { '2': [{ kind: 'time', value: '黄昏' } as const] }
    const { plans } = planEdit(lake, { sentence: '像第二张那样', versions })
    assert.deepEqual(plans[0]?.operations, [{ op: 'hour', to: '黄昏' }])
    assert.equal(planEdit(lake, { sentence: '像第三张那样', versions }).declined?.reason, 'cannot')
  })
})

/** From the root of the project, where tests run: they are bundled elsewhere. */
const FOLDER = path.resolve('tests/edit-sentences')
const readRows = (name: string) =>
  readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as never)

/** Pictures whose sentences are always run. */
const USUAL = new Set(['p15'])

test('the open sentences about painted pictures are planned as expected', () => {
  const all: readonly { picture: string }[] = readRows('open.jsonl')
  const chosen = all.filter(({ picture }) => everything || USUAL.has(picture))
  const { rows, right, other } = scorePainterSentences(readRows('pictures.jsonl'), chosen as never)
  const wrong = rows
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ id, answer }) => `${id} ${answer}`)
  assert.ok(right / rows.length >= 0.8, wrong.join('\n'))
  assert.ok(other / rows.length <= 0.03, wrong.join('\n'))
})
