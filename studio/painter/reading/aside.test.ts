import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildForecast } from '../intent/forecast'
import { readIntent } from '../intent/intent'
import { isAside } from './aside'

describe('the purpose of a picture', () => {
  test('ends before the noun that 的 leads to', () => {
    for (const [prompt, id] of [
      ['适合男生用的运动鞋', 'sneaker'],
      ['适合老人的手机', 'phone'],
      ['便于携带的水杯', 'mug'],
      ['方便用的雨伞', 'umbrella'],
      ['适合做头像的猫', 'cat'],
    ]) {
      const intent = readIntent(prompt ?? '')
      assert.equal(intent.kind === 'illustration' && intent.brief.main.id, id, prompt)
      assert.equal(buildForecast(prompt ?? '').open, false, prompt)
    }
    assert.equal(readIntent('适合春天的樱花壁纸').subject, '樱花')
  })

  test('shows for whom an avatar is', () => {
    const intent = readIntent('适合女孩的头像')
    assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'girl')
    assert.deepEqual(intent.reading.ignored, [])
  })

  test('is all of a clause without such a noun, but for a season', () => {
    for (const text of ['一只猫，适合女童睡衣', '一只猫，适合儿童房的墙', '一只猫，适合送人的'])
      assert.ok(isAside(text.replace('，', ','), 6, text.length), text)
    assert.deepEqual(readIntent('雪山，适合夏天看').reading.understood, ['雪山', '夏天'])
  })
})
