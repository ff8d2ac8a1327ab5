import assert from 'node:assert/strict'
import { it } from 'node:test'
import { paintPicture } from '../../paint'

const SIZE = { width: 160, height: 160, negativePrompt: '', style: 'flat', seed: 3 } as const

it('puts clouds below a city and what has walls, if they float, and reports them', () => {
  for (const place of ['未来城市', '图书馆', '教室']) {
    const { rgba, reading } = paintPicture({ ...SIZE, prompt: `云海上的${place}` })
    assert.deepEqual(reading.ignored, [], place)
    assert.ok(reading.understood.join().includes('云海上'), place)
    const plain = paintPicture({ ...SIZE, prompt: place }).rgba
    const from = 130 * 160 * 4
    let changed = 0
    for (let i = from; i < rgba.length; i += 4) if (Math.abs(rgba[i] - plain[i]) > 8) changed++
    assert.ok(changed > 0.6 * ((rgba.length - from) / 4), `${place}: ${changed}`)
  }
})

it('leaves a sea of clouds of its own to the landscapes', () => {
  assert.deepEqual(paintPicture({ ...SIZE, prompt: '云海日出' }).reading.ignored, [])
})
