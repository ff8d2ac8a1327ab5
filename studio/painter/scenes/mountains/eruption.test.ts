import assert from 'node:assert/strict'
import { it } from 'node:test'
import { paintPicture } from '../../paint'

it('a volcano erupts, and Mount Fuji does not', () => {
  const countHot = (prompt: string): number => {
    const request = { width: 128, height: 128, negativePrompt: '', style: 'soft', seed: 3 } as const
    const { rgba, reading } = paintPicture({ ...request, prompt })
    assert.deepEqual(reading.ignored, [], prompt)
    let hot = 0
    for (let i = 0; i < rgba.length; i += 4)
      if (rgba[i] > 200 && rgba[i + 2] < 110 && rgba[i] > rgba[i + 2] * 2) hot++
    return hot
  }
  assert.ok(countHot('白天的火山爆发') > 40)
  assert.ok(countHot('白天的富士山') < 10)
})
