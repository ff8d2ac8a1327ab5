import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { traitOf } from '../illustration/family'
import { paintPicture } from '../paint'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const readMain = (prompt: string) => {
  const intent = readIntent(prompt)
  if (intent.kind !== 'illustration') assert.fail(`${prompt}: ${intent.kind}`)
  return intent.brief
}

describe('goods and dishes with what is around them', () => {
  it('gives the ground to the main thing, whichever was named last', () => {
    const { main } = readMain('一个玻璃茶壶，里面有盛开的花茶，放在窗户旁的木桌上')
    assert.equal(traitOf(main, 'on')?.value, 'windowsill')
    assert.equal(traitOf(main, 'clear')?.value, 'glass')
  })

  it('strews small things around instead of adding large ones', () => {
    for (const [prompt, strewn] of [
      ['一瓶精华液，水珠，浅粉色背景', 'drops'],
      ['一杯拿铁，咖啡豆，大理石桌面', 'beans'],
      ['护肤品，冰块，蓝色背景', 'ice'],
      ['一块蛋糕，柠檬片', 'lemons'],
    ] as const) {
      const { main, others } = readMain(prompt)
      assert.deepEqual([traitOf(main, 'strewn')?.value, others], [strewn, []], prompt)
    }
  })

  it('puts ingredients into a dish and ice into a drink', () => {
    const dish = readMain('冬阴功汤，大虾，葱花')
    assert.deepEqual([dish.main.id, dish.others], ['red-soup', []])
    assert.equal(traitOf(dish.main, 'side')?.value, 'prawn')
    const drink = readMain('一杯咖啡，加冰块，木桌')
    assert.equal(traitOf(drink.main, 'ice')?.value, 'in')
    assert.equal(readMain('一杯冰美式').main.id, 'iced-americano')
    assert.equal(readMain('一杯茉莉绿茶').main.id, 'green-tea')
  })

  it('takes no word for a property of the thing that it names', () => {
    assert.deepEqual(buildForecast('冰块里的玫瑰').understood, ['玫瑰'])
    assert.equal(readMain('西红柿').main.id, 'emoji-tomato')
  })

  it('draws charts, pages of apps and tables of billiards', () => {
    for (const [prompt, id] of [
      ['金融图表，股票走势图，金币', 'stock-chart'],
      ['极简风格的登录界面', 'app-page'],
      ['企业官网首页设计', 'web-page'],
      ['台球桌产品图', 'billiard-table'],
      ['智能手表，黑色表带', 'smart-watch'],
      ['茶叶礼盒包装设计', 'present-box'],
    ] as const)
      assert.equal(readMain(prompt).main.id, id, prompt)
  })

  it('writes letters that are announced without quotation marks', () => {
    const horse = readMain('一匹马，上面写着马年大吉')
    assert.deepEqual(horse.texts, ['马年大吉'])
    assert.notEqual(traitOf(horse, 'sign'), null)
    assert.deepEqual(readMain('四个字马年大吉，水墨书法').texts, ['马年大吉'])
    assert.deepEqual(readMain('一只写着作业的小猫').texts, [])
  })

  it('leaves a white ground white in ink', () => {
    const size = { width: 96, height: 96 }
    const request = { prompt: '白底，水墨小猫', negativePrompt: '', seed: 3, style: null, ...size }
    const { rgba } = paintPicture(request)
    const [red = 0, , blue = 0] = rgba.slice(4 * (96 * 6 + 6))
    assert.ok(red > 215 && Math.abs(red - blue) < 14, `${red} ${blue}`)
  })
})
