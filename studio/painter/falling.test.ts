/** Petals, leaves and fireflies in the air, as words name them. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from './intent/intent'
import { paintPicture } from './paint'

const SIZE = { width: 384, height: 384 }

const read = (prompt: string, seed = 3) =>
  paintPicture({ prompt, negativePrompt: '', style: 'flat', seed, ...SIZE }).reading

it('fireflies, petals and leaves are in the air of a place', () => {
  for (const prompt of ['森林，萤火虫飞舞', '樱花树，粉色花瓣飘落', '秋天的落叶'])
    assert.deepEqual(read(prompt).ignored, [], prompt)
  const alone = readIntent('夏夜萤火虫')
  assert.equal(alone.kind, 'landscape')
})

it('and around who is outside', () => {
  for (const prompt of ['女孩在森林里看萤火虫', '一只橘猫，落叶', '樱花树下的女孩，花瓣飘落']) {
    const { understood, ignored } = read(prompt)
    assert.ok(/萤火虫|落叶|花瓣/.test(understood.join(' ')), prompt)
    assert.deepEqual(ignored, [], prompt)
  }
})

it('petals of a flower are no weather', () => {
  const prompt = '一朵红色玫瑰花，花瓣上有水珠'
  assert.ok(!read(prompt).understood.join(' ').includes('花瓣'))
})
