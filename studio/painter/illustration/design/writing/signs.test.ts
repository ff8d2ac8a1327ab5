import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../../intent/intent'
import { paintPicture } from '../../../paint'

it('draws the sign that is written on, with its words', () => {
  for (const [prompt, id, text] of [
    ['木牌上写着“欢迎”', 'wooden-sign', '欢迎'],
    ['一个路牌上面写着"中山路"，背景是城市街道', 'street-sign', '中山路'],
    ['街边的路牌，上面写着“天道酬勤”', 'street-sign', '天道酬勤'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.equal(intent.brief.main.id, id, prompt)
    assert.deepEqual(intent.brief.texts, [text], prompt)
  }
  const cat = readIntent('一只猫坐在木牌上')
  assert.ok(cat.kind === 'illustration' && cat.brief.main.id === 'cat')
})

it('is a blue plate in streets and brown boards elsewhere', () => {
  const request = { width: 128, height: 128, negativePrompt: '', style: 'flat', seed: 3 } as const
  for (const [prompt, isBlue] of [
    ['路牌，写着“中山路”', true],
    ['木牌，写着“欢迎”', false],
  ] as const) {
    const { rgba, reading } = paintPicture({ ...request, prompt })
    assert.deepEqual(reading.ignored, [], prompt)
    const [r = 0, , b = 0] = rgba.subarray((54 * 128 + 20) * 4)
    assert.equal(b > r, isBlue, `${prompt}: ${r} ${b}`)
  }
})

it('gives way to a place where it has no words of its own', () => {
  for (const [prompt, scene] of [
    ['海边的木牌', '海边'],
    ['森林里的路标', '森林'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.equal(intent.kind, 'landscape', prompt)
    assert.ok(intent.reading.understood.join().includes(scene), prompt)
    assert.equal(intent.reading.ignored.length, 1, prompt)
  }
  assert.equal(readIntent('霓虹灯牌').kind, 'illustration')
})
