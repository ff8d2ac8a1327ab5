import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parsePrompt } from '../parse'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const ignored = (prompt: string): string =>
  buildForecast(prompt)
    .ignored.filter((word) => word !== '')
    .join(' ')

describe('words that ask for nothing to be seen', () => {
  test('say how a picture is made or how it feels', () => {
    for (const words of ['完整构图', '头肩构图', '电影级', 'HDR'])
      for (const prompt of [`一只猫，${words}`, `雪山下的湖，${words}`]) {
        const { understood } = buildForecast(prompt)
        assert.equal(ignored(prompt), '', prompt)
        assert.ok(!understood.some((word) => word.includes(words)), prompt)
      }
  })

  test('are none of those whose absence shows', () => {
    for (const words of ['未来感', '反射', '光效', '特效'])
      for (const prompt of [`一只猫，${words}`, `雪山下的湖，${words}`])
        assert.ok(words.startsWith(ignored(prompt) || '-'), prompt)
    assert.equal(ignored('画布上的猫'), '画布')
    assert.ok('透明背景'.startsWith(ignored('雪山下的湖，透明背景') || '-'))
  })

  test('but 未来感 of a city is drawn', () => {
    for (const prompt of ['一座未来感的城市', '未来主义城市', '未来的城市']) {
      const intent = readIntent(prompt)
      assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'future-city', prompt)
    }
    assert.deepEqual(parsePrompt('未来主义城市夜景').reading.understood, ['未来主义城市', '夜景'])
  })

  test('say what a picture is for, but a word of use keeps its layout', () => {
    assert.equal(ignored('可爱的粉色小兔子，适合女童睡衣'), '')
    assert.equal(ignored('森林小屋，适合儿童房的墙'), '')
    const portrait = readIntent('一位穿白色汉服的女性，适用于优雅的角色艺术')
    assert.ok(portrait.kind === 'illustration')
    assert.deepEqual(portrait.brief.others, [])
    // the sheet is for later
    const skyline = readIntent('城市天际线，无文字，适合作为技术书前言封面背景')
    assert.equal(skyline.kind, 'landscape')
    const cat = readIntent('一只猫，适合作为儿童书封面')
    assert.ok(cat.kind === 'illustration')
    assert.deepEqual(cat.brief.others, [])
    assert.ok(readIntent('一只猫，适合作为手机壁纸').reading.manner?.includes('手机壁纸'))
  })

  test('say where something comes from, unless it is the place itself', () => {
    assert.equal(ignored('一个可爱的中国女孩'), '')
    assert.equal(ignored('未来主义的中国园林'), '')
    assert.deepEqual(parsePrompt('在中国的海滩上').reading.ignored, ['中国'])
  })

  test('between a count and a place are no part of what is understood', () => {
    assert.deepEqual(parsePrompt('一座未来感的山村').reading.understood, ['山村'])
  })

  test('name something unknown that is not to be there', () => {
    assert.equal(ignored('一只猫，无文字，不要水印'), '')
    assert.equal(ignored('雪山下的湖，没有水印'), '')
    assert.equal(ignored('没有门的汽车'), '门')
  })
})

test('a denial reaches every word of its list', () => {
  const intent = readIntent('一只猫，不要出现文字、水印或品牌标志')
  assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'cat')
  assert.notEqual(readIntent('餐桌，不要猫、狗或兔子').reading.understood[0], '狗')
})

describe('words of a style', () => {
  const read = (prompt: string) => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    return intent
  }

  test('that are general yield to what it is painted with, and are left out silently', () => {
    assert.equal(read('一只猫的插画，油画风格').style, 'oil')
    assert.equal(ignored('可爱卡通熊猫，儿童插画风格'), '')
    assert.equal(read('简约，手绘，一只猫').style, 'watercolour')
  })

  test('of one style are all understood', () => {
    const { manner = [] } = read('一只猫，水墨画，国风').reading
    assert.ok(manner.includes('国风'), manner.join(' '))
  })
})

describe('nouns in a row', () => {
  const main = (prompt: string): string | null => {
    const intent = readIntent(prompt)
    return intent.kind === 'illustration' ? intent.brief.main.id : null
  }

  test('who makes something is the subject, and the young is of its kind', () => {
    assert.equal(main('妈妈和女儿一起做曲奇饼干'), 'mother-daughter')
    assert.equal(main('一只海獭宝宝'), 'emoji-otter')
    assert.equal(main('柴犬Doge'), 'shiba')
  })

  test('a decade counts nothing', () => {
    const { understood, ignored } = readIntent('90年代的一家三口').reading
    assert.ok(!understood.join(' ').includes('90'))
    assert.ok(ignored.includes('90年代'))
  })

  test('a picture of a drawn thing is that thing', () => {
    const intent = readIntent('帮我生成一张美女图')
    assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'woman')
  })

  test('a place between who is there and what is done is the place', () => {
    for (const [prompt, id] of [
      ['情侣校园散步', 'couple'],
      ['小猫花园睡觉', 'cat'],
      ['女孩海边散步', 'girl'],
    ]) {
      const intent = readIntent(prompt ?? '')
      assert.equal(intent.kind === 'illustration' && intent.brief.main.id, id, prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
  })
})
