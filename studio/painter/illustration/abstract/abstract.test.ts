import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from '../../intent/intent'
import { paintPicture } from '../../paint'
import { STYLES, type StyleId } from '../../slots'

const READ: readonly (readonly [prompt: string, thing: string])[] = [
  ['蓝色抽象粒子壁纸', 'particles'],
  ['星点粒子', 'particles'],
  ['科技感背景', 'tech'],
  ['蓝色科技风的主视觉', 'tech'],
  ['PPT封面 商务蓝', 'panels'],
  ['渐变背景', 'gradient'],
  ['极光渐变', 'aurora-gradient'],
  ['流体渐变', 'folds'],
  ['几何图案背景', 'geometric'],
  ['光斑背景', 'bokeh'],
  ['散景背景', 'bokeh'],
  ['数据流', 'streams'],
  ['电路板纹理', 'circuit'],
  ['波浪线条', 'waves'],
  ['大理石纹理', 'marble'],
  ['流体艺术', 'fluid'],
  ['网格', 'grid'],
  ['低多边形', 'low-poly'],
]

/** A look behind or before a subject leaves it the subject. */
const MANNERS: readonly (readonly [prompt: string, subject: string])[] = [
  ['科技感，一个机器人', 'robot'],
  ['光斑，一只猫', 'cat'],
  ['渐变，小狗', 'dog'],
  ['科技感，城市夜景', '@'],
  ['抽象艺术风格，色彩丰富的几何图形', 'geometric'],
  ['渐变背景，一只猫', 'cat'],
  ['光斑背景，一位女孩', 'girl'],
  ['蓝色渐变背景，一个苹果', 'apple'],
  ['科技感背景，中间一个篮球', 'emoji-basketball'],
]

function readThing(prompt: string): string {
  const intent = readIntent(prompt)
  if (intent.kind === 'illustration') return intent.brief.main.id
  return intent.kind === 'landscape' ? '@' : '!'
}

function paint(prompt: string, seed: number, style: StyleId | null = null) {
  return paintPicture({ prompt, negativePrompt: '', style, width: 96, height: 96, seed })
}

/** Mean of red, green and blue, 0..255. */
function measureChannels({ rgba }: { readonly rgba: Uint8ClampedArray }): number[] {
  return [0, 1, 2].map((channel) => {
    const own = rgba.filter((_, at) => at % 4 === channel)
    return own.reduce((sum, value) => sum + value, 0) / own.length
  })
}

function measureLight(picture: { readonly rgba: Uint8ClampedArray }): number {
  return measureChannels(picture).reduce((sum, value) => sum + value, 0) / 3
}

describe('abstract pictures', () => {
  for (const [prompt, thing] of READ)
    test(`${prompt} is read as ${thing}, with every word`, () => {
      assert.equal(readThing(prompt), thing)
      assert.deepEqual(readIntent(prompt).reading.ignored, [])
    })

  test('yield to whatever else the prompt names', () => {
    for (const [prompt, subject] of MANNERS) assert.equal(readThing(prompt), subject, prompt)
  })

  test('report what they show: their kind, a colour, two colours, dark and light', () => {
    for (const prompt of [
      '紫色粒子背景',
      '蓝紫渐变',
      '深色几何图案背景',
      '浅色波浪线条',
      '渐变背景',
    ]) {
      const { understood, ignored } = paint(prompt, 4).reading
      assert.deepEqual([understood.length > 0, ignored], [true, []], prompt)
    }
  })

  test('take a named colour, and are dark or light where that is said', () => {
    for (const [name, most, least] of [
      ['绿色', 1, 0],
      ['蓝色', 2, 0],
      ['红色', 0, 2],
    ] as const) {
      const channels = measureChannels(paint(`${name}低多边形背景`, 2))
      assert.ok((channels[most] ?? 0) > (channels[least] ?? 0) + 20, `${name}: ${channels}`)
    }
    for (const seed of [1, 2, 3]) assert.ok(measureLight(paint('金色渐变背景', seed)) > 140)
    const [red = 0, , blue = 0] = measureChannels(paint('深色粒子背景 蓝色', 2))
    assert.ok(blue > red + 10, 'a colour behind 深色')
    for (const kind of ['渐变背景', '几何图案背景', '光斑背景'])
      assert.ok(measureLight(paint(`深色${kind}`, 3)) + 60 < measureLight(paint(`浅色${kind}`, 3)))
  })

  test('are drawn in every style, the same with the same seed', () => {
    for (const [i, style] of STYLES.entries()) {
      const [prompt = ''] = READ[i] ?? []
      const { rgba } = paint(prompt, 5, style)
      const tones = new Set(rgba.filter((_, at) => at % 4 < 3).map((value) => value >> 3))
      assert.ok(tones.size >= 4, `${prompt} in ${style}: ${tones.size} tones`)
    }
    assert.deepEqual(paint('粒子背景', 8).rgba, paint('粒子背景', 8).rgba)
    assert.notDeepEqual(paint('粒子背景', 8).rgba, paint('粒子背景', 9).rgba)
  })

  test('show a surface of the material that is named', () => {
    for (const prompt of ['金属拉丝质感', '黑色皮革纹理', '牛皮纸背景', '水泥墙面', '沙子纹理'])
      assert.deepEqual(paint(prompt, 3).reading.understood, [prompt])
    // brass is yellow, steel has no colour
    const [red = 0, , blue = 0] = measureChannels(paint('金色金属拉丝背景', 3))
    assert.ok(red > blue + 40)
    const [grey = 0, , cool = 0] = measureChannels(paint('金属拉丝质感', 3))
    assert.ok(Math.abs(grey - cool) < 16)
  })

  test('are dark on the paper of pencil and ink, which draw no light', () => {
    const size = { width: 160, height: 160 }
    for (const style of ['pencil', 'ink'] as const)
      for (const [prompt, least] of [
        ['光斑背景', 25],
        ['粒子背景', 13],
        ['数据流', 13],
      ] as const) {
        const { rgba } = paintPicture({ prompt, negativePrompt: '', style, seed: 1, ...size })
        const light = rgba.filter((_, at) => at % 4 === 1).slice(0, 160 * 130)
        const mean = light.reduce((sum, value) => sum + value, 0) / light.length
        const square = light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length
        assert.ok(Math.sqrt(square) > least, `${prompt} in ${style}: ${Math.sqrt(square)}`)
      }
  })
})
