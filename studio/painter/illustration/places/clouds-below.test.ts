import assert from 'node:assert/strict'
import { it } from 'node:test'
import { paintPicture } from '../../paint'

const SIZE = { width: 160, height: 160, negativePrompt: '', style: 'flat', seed: 3 } as const

it('puts clouds below cities and rooms that float, and reports them', () => {
  for (const place of ['未来城市', '图书馆', '教室']) {
    const { rgba, reading } = paintPicture({ ...SIZE, prompt: `云海上的${place}` })
    assert.deepEqual(reading.ignored, [], place)
    assert.ok(reading.understood.join().includes('云海上'), place)
    const foot = rgba.subarray((152 * 160 + 80) * 4)
    assert.ok(Math.min(foot[0], foot[1], foot[2]) > 170, place)
  }
})

it('leaves a sea of clouds of its own to the landscapes', () => {
  assert.deepEqual(paintPicture({ ...SIZE, prompt: '云海日出' }).reading.ignored, [])
})
