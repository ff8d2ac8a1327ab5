import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { paintPicture } from '../paint'
import { readIntent } from './intent'

const at = (prompt: string): string[] => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return (intent.setting ?? []).map(({ meaning: { slot, value } }) => `${slot}:${value}`)
}

describe('a subject at a window', () => {
  it('is in a room with a broad board, whatever is outside', () => {
    for (const prompt of [
      ...['一只橘猫坐在窗台上', '画只橘猫在窗台上晒太阳', '坐在窗边看日落的女孩'],
      ...['窗台上的两只小鸟', '雨夜窗边的黑猫', '女孩坐在飘窗上看书'],
    ])
      assert.ok(at(prompt).includes('motif:windowsill'), prompt)
    const view = at('窗外是大海，窗台上一只白猫')
    for (const part of ['scene:sea', 'scene:interior', 'motif:windowsill'])
      assert.ok(view.includes(part), part)
  })

  it('leaves things that have a board of their own, and those that are elsewhere', () => {
    for (const prompt of ['窗台上的盆栽', '窗台上一杯热咖啡'])
      assert.deepEqual(at(prompt), [], prompt)
    assert.ok(!at('草地上的橘猫').includes('motif:windowsill'))
  })

  it('is reported with its board and its view', async () => {
    const { reading } = await paintPicture({
      ...{ prompt: '窗外是大海，窗台上一只白猫', negativePrompt: '', seed: 3, style: null },
      ...{ width: 160, height: 160 },
    })
    assert.deepEqual(reading.ignored, [])
  })
})
