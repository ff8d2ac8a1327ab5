import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { traitOf } from '../illustration/family'
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

describe('the sun of a place that is named', () => {
  it('is in its sky, and else a disc behind the subject', () => {
    for (const prompt of [
      '小女孩站在草地上，天上有太阳',
      '海边的猫，太阳',
      '女孩在风车旁边，太阳',
    ]) {
      const { setting, brief } = read(prompt)
      assert.ok(
        setting?.some(({ meaning }) => meaning.value === 'sun'),
        prompt,
      )
      assert.deepEqual(brief.main.traits.filter(({ slot }) => slot === 'backdrop').length, 0)
    }
    for (const prompt of ['女孩，太阳', '猫，太阳', '太阳下的马'])
      assert.equal(traitOf(read(prompt).brief.main, 'backdrop')?.value, 'sun', prompt)
  })
})

describe('the colour of the sky', () => {
  const findDye = (prompt: string) => read(prompt).setting?.find(({ dyes }) => dyes === 'sky')

  it('is its own, and of a style that is wanted', () => {
    for (const prompt of ['女孩，天空红色', '女孩，天空红色的晚霞', '女孩，天空是红色的'])
      assert.equal(findDye(prompt)?.meaning.value, 'red', prompt)
    for (const prompt of ['女孩，天空红色的气球', '女孩，晚霞红色的裙子', '不要蒸汽波，女孩'])
      assert.equal(findDye(prompt), undefined, prompt)
  })
})

describe('places by what is in them', () => {
  it('are a house behind who is at it, with what it always has', () => {
    const { brief, reading } = read('小女孩站在房子旁边，天上有太阳和云，右边有一棵树')
    assert.equal(brief.place?.id, 'country-house')
    for (const part of ['太阳', '云', '树'])
      assert.ok(
        reading.understood.some((words) => words.includes(part)),
        part,
      )
    for (const prompt of ['房子里的猫', '猫站在房子上'])
      assert.equal(read(prompt).brief.place, undefined, prompt)
  })

  it('are a house in the open air where more of the scenery is named', () => {
    for (const [more, id] of [
      ['天上有彩虹', 'rainbow'],
      ['旁边有向日葵', 'sunflower'],
      ['旁边有柳树', 'willow'],
    ] as const) {
      const { brief, setting } = read(`女孩站在房子前，${more}`)
      assert.equal(brief.place, undefined, more)
      for (const value of ['cottage', id])
        assert.ok(
          setting?.some(({ meaning }) => meaning.value === value),
          more,
        )
    }
  })

  it('are a street for who walks on it', () => {
    const { setting, reading } = read('男人走在街上')
    assert.ok(setting?.some(({ meaning }) => meaning.value === 'city'))
    assert.ok(reading.understood.some((words) => words.includes('街')))
  })

  it('are a landmark at the hour behind its name', () => {
    for (const [prompt, id] of [
      ['长城日落', 'great-wall'],
      ['故宫日落', 'palace-hall'],
    ] as const) {
      const { brief, reading } = read(prompt)
      assert.deepEqual([brief.main.id, brief.time, reading.ignored], [id, 'sunset', []], prompt)
    }
  })

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
