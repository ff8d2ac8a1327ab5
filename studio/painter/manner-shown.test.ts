import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { warmNoise } from '../lib/noise'
import { buildForecast } from './intent/forecast'
import { planPicture } from './planning/plan-picture'
import type { StyleId } from './slots'

warmNoise()

const read = (prompt: string, style: StyleId | null, seed = 7) =>
  planPicture({ prompt, negativePrompt: '', style, seed, width: 160, height: 160 }).reading

describe('words of how a picture is made', () => {
  test('are a list of their own before and after it is composed', () => {
    const forecast = buildForecast('一只可爱的橘猫，水彩风格')
    assert.deepEqual([forecast.understood, forecast.manner], [['橘猫'], ['可爱', '水彩风格']])
    for (const [prompt, style, understood, manner] of [
      ['一只橘猫，水彩画', 'watercolour', ['一只橘猫'], ['水彩画']],
      ['雪山，水彩画，宁静', 'watercolour', ['雪山'], ['水彩画', '宁静']],
      ['赛博朋克城市', 'neon', ['城市'], ['赛博朋克']],
      ['橘猫头像', 'flat', ['橘猫'], ['头像']],
    ] as const) {
      const reading = read(prompt, style)
      assert.deepEqual([reading.understood, reading.manner], [understood, manner], prompt)
    }
  })

  const LEFT: readonly (readonly [prompt: string, words: string, style: StyleId | null])[] = [
    ['水彩画，雪山', '水彩', 'flat'],
    ['3D小猫', '3d', 'soft'],
    ['漫画风格的女孩', '漫画', 'flat'],
    ['一杯咖啡，产品摄影', '产品摄影', 'soft'],
    ['雪山特写', '特写', 'soft'],
    ['可爱的雪山', '可爱', 'soft'],
    ['热闹的雪山', '热闹', 'soft'],
    ['一杯咖啡的海报', '海报', 'flat'],
    ['日系女孩', '日系', 'ukiyoe'],
  ]
  for (const [prompt, words, style] of LEFT)
    test(`${prompt}: ${words} is left out of a picture that is not so`, () => {
      const { understood, manner = [] } = read(prompt, style)
      assert.ok(![...understood, ...manner].join().toLowerCase().includes(words))
    })

  test('are none where they name a thing or a light', () => {
    assert.deepEqual(buildForecast('霓虹街道').manner, undefined)
    assert.deepEqual(buildForecast('水墨山水').understood, ['水墨山水'])
    assert.deepEqual(buildForecast('彩色的气球').manner, undefined)
  })
})

describe('words that pixels prove', () => {
  const FALSE: readonly (readonly [prompt: string, words: string, style: StyleId, seed: number])[] =
    [
      ['一匹白马在草原上奔跑，逆光', '白', 'soft', 30],
      ['一盘披萨，热气腾腾', '热气', 'soft', 9],
      ['蓝色的摩天大楼，玻璃幕墙，夕阳', '夕阳', 'flat', 685744792],
      ['企鹅，荧光', '荧光', 'flat', 3],
      ['机器人在做饭', '做饭', 'soft', 3],
      ['小孩踩水坑', '踩水坑', 'flat', 3],
      ['一个女孩，头像，穿着连衣裙', '连衣裙', 'flat', 9],
    ]
  for (const [prompt, words, style, seed] of FALSE)
    test(`${prompt}: ${words} is left out`, () => {
      assert.ok(!read(prompt, style, seed).understood.join().includes(words))
    })

  const TRUE: readonly (readonly [prompt: string, words: string, style: StyleId, seed: number])[] =
    [
      ['红色汽车', '红色', 'flat', 3],
      ['白色运动鞋', '白色', 'flat', 1751544038],
      ['黑猫坐在草地上', '黑猫', 'soft', 4],
      ['一匹白马在草地上', '白马', 'soft', 4],
      ['一碗冒着热气的面条', '热气', 'soft', 12],
      ['海边，夕阳', '夕阳', 'soft', 5],
      ['草原，蓝天白云', '蓝天白云', 'flat', 5],
      ['穿着蓝色连衣裙的女孩', '蓝色连衣裙', 'flat', 9],
    ]
  for (const [prompt, words, style, seed] of TRUE)
    test(`${prompt}: ${words} is listed`, () => {
      assert.ok(read(prompt, style, seed).understood.join().includes(words))
    })

  test('a role that is drawn as another is a replacement', () => {
    const { substituted } = buildForecast('一个巫女')
    assert.deepEqual(substituted, [{ word: '巫女', by: '女人', broad: true }])
  })
})
