import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../lib/random'
import { composeScene } from './compose'
import { decideSlots } from './decide'
import { parsePrompt } from './parse'

const scene = (prompt: string) =>
  composeScene(
    decideSlots(parsePrompt(prompt).wishes, [], new Random(3)),
    ...([256, 256, new Random(3)] as const),
  )
const countClouds = (prompt: string): number =>
  scene(prompt).layers.filter((layer) => layer.kind === 'shapes' && /^cloud \d/.test(layer.name))
    .length

describe('clouds that are counted', () => {
  it('are the picture, each by itself, where nothing else is named', () => {
    for (const [prompt, count] of [
      ...([
        ['画两朵云', 2],
        ['一朵云', 1],
      ] as const),
      ...([
        ['三朵白云，水彩', 3],
        ['蓝天上有一朵云', 1],
      ] as const),
    ] as const)
      assert.equal(countClouds(prompt), count, prompt)
  })

  it('are in the sky of a place that is named', () => {
    assert.equal(scene('一朵云飘在雪山上').slots.scene, 'mountains')
    assert.equal(countClouds('草原，白云'), 0)
  })
})

describe('space', () => {
  it('has no tree of chance', () => {
    for (const seed of Array.from({ length: 12 }, (_, i) => i)) {
      const { layers } = composeScene(
        decideSlots(parsePrompt('绚丽的星云').wishes, [], new Random(seed)),
        ...([96, 96, new Random(seed)] as const),
      )
      assert.ok(
        !layers.some((layer) => layer.kind === 'shapes' && layer.name === 'pine'),
        `${seed}`,
      )
    }
  })
})
