import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../lib/random'
import { composeScene } from './compose'
import { decideSlots } from './decide'
import { paintPicture } from './paint'
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

  it('are at night below a moon that is named, and of their own colour', () => {
    const { slots, layers } = scene('月亮和一朵云')
    assert.equal(slots.time, 'night')
    const moon = layers.find(({ kind }) => kind === 'moon')
    assert.ok(moon?.kind === 'moon' && moon.y < 256 * 0.3)
    assert.equal(countClouds('一朵粉色的云'), 1)
    assert.equal(scene('一朵粉色的云').slots.dyed?.clouds, 'pink')
  })

  it('are up to eight, and a larger number is left out of the report', () => {
    for (const [prompt, count] of [
      ...([['六朵云', 6] as const, ['八朵白云', 8] as const] as const),
      ...([['十朵白云', 8] as const] as const),
    ])
      assert.equal(countClouds(prompt), count, prompt)
    const { reading } = paintPicture({
      ...{ prompt: '十朵白云', negativePrompt: '', seed: 3, style: null },
      ...{ width: 160, height: 160 },
    })
    assert.deepEqual(reading.ignored, ['十朵'])
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
