import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Random } from '../../../lib/random'
import { readIntent } from '../../intent/intent'
import { makeFrame } from '../node'

const read = (prompt: string) => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief
}

it('distinguishes one fruit from a bunch, and dark coffee from milk', () => {
  for (const [prompt, id] of [
    ...([
      ['一根香蕉', 'banana'],
      ['一串香蕉', 'banana-bunch'],
    ] as const),
    ...([
      ['一杯深焙咖啡', 'americano'],
      ['日式料理摆盘', 'sushi'],
    ] as const),
  ] as const)
    assert.equal(read(prompt).main.id, id, prompt)
})

it('pours layers where a cocktail is said to have some', () => {
  const slots = (prompt: string) => read(prompt).main.traits.map(({ slot }) => slot)
  assert.ok(slots('一杯分层的鸡尾酒').includes('layers'))
  assert.ok(!slots('一块分层的蛋糕').includes('layers'))
})

it('puts an open book next to a cup, which has no hands', () => {
  const [book] = read('一杯咖啡与一本打开的书').others
  assert.notEqual(book?.traits.find(({ slot }) => slot === 'relation')?.value, 'held')
})

it('is on a table where a small thing is named in an interior, and on the ground elsewhere', () => {
  const names = (prompt: string): string[] => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    return intent.family
      .compose({
        ...{ brief: intent.brief, frame: makeFrame(512, 512), style: 'flat' },
        ...{ random: new Random(1), standsInSetting: true, inPlace: true },
      })
      .layers.map(({ name }) => name)
  }
  for (const prompt of ['厨房里的面包', '咖啡馆里的一杯咖啡'])
    assert.ok(names(prompt).includes('board'), prompt)
  assert.ok(!names('草地上的苹果').includes('board'))
})
