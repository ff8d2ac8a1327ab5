import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Random } from '../../lib/random'
import { readIntent } from '../intent/intent'
import { composeBrief } from '../illustrate'
import { measureBounds } from './uses/compose'

const compose = (prompt: string) => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  const { family, brief, layout } = intent
  const size = { width: 400, height: 400 }
  const own = { hasSetting: false, style: 'soft', size, random: new Random(7) } as const
  const { layers } = composeBrief({ family, brief, layout, ...own }).illustration
  const words = measureBounds(layers.filter(({ name }) => name === 'words'))
  const thing = measureBounds(layers.filter(({ name }) => name === 'things'))
  return { words, thing }
}

for (const prompt of [
  '一个马克杯，上面写着“早安”',
  '一件毛衣，上面写着“你好”',
  '一个生日蛋糕，上面写着“生日快乐”',
])
  it(`${prompt}: on the thing itself`, () => {
    const { words, thing } = compose(prompt)
    assert.ok(words.left > thing.left && words.right < thing.right)
    assert.ok(words.top > thing.top && words.bottom < thing.bottom)
  })

it('has a label below a thing without a plain face', () => {
  const { words, thing } = compose('一个西瓜，上面写着“甜”')
  assert.ok(words.top > (thing.top + thing.bottom) / 2)
})
