import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type IllustrationIntent, readIntent } from './intent'

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

describe('the moon and stars around a person or an animal', () => {
  it('make it night in the open air', () => {
    for (const prompt of [
      ...['画一个小女孩站在月亮下面', '小女孩看星星', '一只兔子和月亮'],
      ...['小女孩站在弯月下', '女孩和月牙', '小猫在新月下'],
    ]) {
      const { setting, brief } = read(prompt)
      assert.equal(brief.time, 'night', prompt)
      assert.ok(
        setting?.some(({ meaning }) => meaning.slot === 'scene'),
        prompt,
      )
    }
  })

  it('are over the place that is named', () => {
    const values = read('画一只狐狸在雪地里看着星空').setting?.map(({ meaning }) => meaning.value)
    for (const value of ['snow-field', 'night', 'stars']) assert.ok(values?.includes(value), value)
  })

  it('leave a named hour and the disc of an avatar', () => {
    assert.equal(read('黎明，一个女孩，月亮').brief.time, 'dawn')
    assert.equal(read('猫头像，月亮').brief.traits[0]?.value, 'moon')
  })
})

describe('places by what is in them', () => {
  it('are a castle under stars for a world of magic, and a shop that is no house', () => {
    const { reading, kind } = readIntent('我想画一个魔法世界')
    assert.deepEqual([kind, reading.ignored], ['landscape', []])
    const shop = read('宇航员在便利店')
    assert.equal(shop.brief.place?.id, 'shop')
    assert.deepEqual([shop.reading.substituted, shop.reading.ignored], [undefined, []])
  })

  it('are a sea without a storm for waves that are only waves', () => {
    const weathers = (prompt: string) => [...read(prompt).brief.weather]
    assert.deepEqual(weathers('一个女孩，海浪轻轻拍打沙滩'), [])
    assert.deepEqual(weathers('一个女孩，惊涛骇浪'), ['storm'])
  })
})
