import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from './intent'

const readThing = (prompt: string): string | null => {
  const intent = readIntent(prompt)
  return intent.kind === 'illustration' ? intent.brief.main.id : null
}

describe('single flowers, leaves and stars', () => {
  for (const [prompt, thing] of [
    ['一朵小花', 'daisy'],
    ['一朵红色的花', 'daisy'],
    ['一朵盛开的樱花', 'emoji-cherry-blossom'],
    ['一束满天星', 'bouquet'],
    ['一片枫叶', 'emoji-maple-leaf'],
    ['两片落叶', 'emoji-fallen-leaf'],
    ['一片绿叶', 'emoji-leaf-fluttering-in-wind'],
    ['一颗星星', 'emoji-star'],
    ['一朵向日葵', 'emoji-sunflower'],
    ['一朵花', 'daisy'],
  ] as const)
    it(`${prompt} is one thing`, () => assert.equal(readThing(prompt), thing))

  for (const prompt of [
    '草地上的一朵小花',
    '一颗星星在夜空中闪烁',
    '一枝梅花',
    '樱花',
    '枫叶林',
    '草地上一朵向日葵',
  ])
    it(`${prompt} stays in its surroundings`, () => assert.equal(readThing(prompt), null))

  for (const prompt of ['一束火花', '一束棉花', '一束烟花'])
    it(`${prompt} is no bouquet`, () => assert.notEqual(readThing(prompt), 'bouquet'))

  it('counts a bunch as one', () => {
    const intent = readIntent('一束满天星')
    assert.ok(intent.kind === 'illustration')
    assert.notEqual(intent.brief.main.count, 9)
  })
})
