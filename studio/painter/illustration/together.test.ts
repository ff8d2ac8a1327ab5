import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planPicture } from '../planning/plan-picture'
import { listThings } from '../planning/things'

const SIDE = 512

function boundsByName(prompt: string, seed = 5) {
  const size = { width: SIDE, height: SIDE }
  const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed, ...size })
  return new Map(
    listThings(plan).map(({ name, bounds }) => [
      name,
      { ...bounds, foot: bounds.y + bounds.height },
    ]),
  )
}

function find(things: ReturnType<typeof boundsByName>, name: string) {
  const bounds = things.get(name)
  assert.ok(bounds, `${name} of ${[...things.keys()].join(', ')}`)
  return bounds
}

test('two things of different families stand on one ground, the larger one larger', () => {
  for (const [prompt, small, large] of [
    ['女孩和汽车', '女人', '汽车'],
    ['一只狗在自行车旁边', '小狗', '自行车'],
    ['一个老人和一头大象', '老人', '大象'],
    ['猫和台灯', '台灯', '猫'],
  ] as const) {
    const things = boundsByName(prompt)
    const names = [...things.keys()]
    const [a, b] = [...things.values()]
    assert.ok(a && b && names.length >= 2, `${prompt}: ${names.join(', ')}`)
    const first = things.get(small) ?? [...things].find(([name]) => name !== large)?.[1] ?? a
    const second = find(things, large)
    assert.ok(Math.abs(first.foot - second.foot) < 0.06, `${prompt}: one ground`)
    const area = (box: { width: number; height: number }): number => box.width * box.height
    assert.ok(area(first) < area(second), `${prompt}: ${large} is larger`)
    for (const box of [first, second])
      assert.ok(box.x >= 0 && box.x + box.width <= 1 && box.width > 0.04, `${prompt}: in the frame`)
  }
})

test('a butterfly is not as wide as the head of who is next to it', () => {
  const things = boundsByName('女孩和蝴蝶')
  const butterfly = find(things, '蝴蝶')
  const [girl] = [...things].flatMap(([name, box]) => (name === '蝴蝶' ? [] : [box]))
  assert.ok(girl && butterfly.width < girl.height * 0.16)
})

test('a thing that sits on another one is above it, one in it is cut by its rim', () => {
  const [cat, car] = ['猫', '汽车'].map((name) => find(boundsByName('一只猫坐在汽车上'), name))
  assert.ok(cat.foot < car.y + car.height * 0.3)
  assert.ok(cat.x > car.x && cat.x + cat.width < car.x + car.width)
})

test('what somebody holds is before the body, at the hands', () => {
  const things = boundsByName('女孩拿着红苹果')
  const apple = find(things, '苹果')
  const [girl] = [...things].flatMap(([name, box]) => (name === '苹果' ? [] : [box]))
  assert.ok(girl && apple.x > girl.x && apple.x + apple.width < girl.x + girl.width)
  assert.ok(apple.y > girl.y + girl.height * 0.4 && apple.width < girl.width * 0.7)
})
