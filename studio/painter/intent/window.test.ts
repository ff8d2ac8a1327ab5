import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import { makeFrame } from '../illustration/node'
import { paintPicture } from '../paint'
import { readIntent } from './intent'

const at = (prompt: string): string[] => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return (intent.setting ?? []).map(({ meaning: { slot, value } }) => `${slot}:${value}`)
}

describe('a subject at a window', () => {
  it('is in an interior with a broad board, whatever is outside', () => {
    for (const prompt of [
      ...['一只橘猫坐在窗台上', '画只橘猫在窗台上晒太阳', '坐在窗边看日落的女孩'],
      ...['窗台上的两只小鸟', '雨夜窗边的黑猫', '女孩坐在飘窗上看书'],
    ])
      assert.ok(at(prompt).includes('motif:windowsill'), prompt)
    const view = at('窗外是大海，窗台上一只白猫')
    for (const part of ['scene:sea', 'scene:interior', 'motif:windowsill'])
      assert.ok(view.includes(part), part)
  })

  it('is on the board of a shelf where words say so', () => {
    for (const prompt of ['书架上的猫', '一只猫趴在书架上'])
      assert.ok(at(prompt).includes('motif:shelf'), prompt)
    assert.ok(!at('在书架前看书的女孩').includes('motif:shelf'))
  })

  it('leaves things that have a board of their own, and those that are elsewhere', () => {
    for (const prompt of ['窗台上的盆栽', '窗台上一杯热咖啡'])
      assert.deepEqual(at(prompt), [], prompt)
    assert.ok(!at('草地上的橘猫').includes('motif:windowsill'))
  })

  it('is a thing as well as a being, large before the window or on the desk', () => {
    for (const prompt of [
      ...['窗边的一束花', '窗边的钢琴', '窗边的自行车', '窗边的沙发', '窗边的机器人', '窗前的蛋糕'],
      ...['房间窗边有一束鲜花', '窗边放着一束玫瑰', '办公桌上的笔记本电脑', '写字台上的台灯'],
      ...['办公桌上的咖啡杯', '书架上的闹钟'],
    ])
      assert.equal(readIntent(prompt).kind, 'illustration', prompt)
    assert.deepEqual(at('房间窗边有一束鲜花'), [])
    assert.ok(at('窗边的自行车').includes('motif:windowsill'))
    assert.ok(at('书架上的闹钟').includes('motif:shelf'))
    assert.equal(readIntent('窗外的汽车').kind, 'landscape')
  })

  it('is reported with its board and its view', () => {
    const { reading } = paintPicture({
      ...{ prompt: '窗外是大海，窗台上一只白猫', negativePrompt: '', seed: 3, style: null },
      ...{ width: 160, height: 160 },
    })
    assert.deepEqual(reading.ignored, [])
  })
})

describe('a subject at a desk', () => {
  const desk = (prompt: string) => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    return intent.brief.main.traits.some(({ slot, value }) => slot === 'table' && value === 'desk')
  }

  it('has it before the body where words say so, and when it reads or writes there', () => {
    for (const prompt of [
      ...['一只穿着西装的柴犬坐在办公桌前', '在书桌上看书的橘猫', '女孩坐在书桌前写作业'],
    ])
      assert.ok(desk(prompt), prompt)
    assert.ok(!desk('书桌上的猫'))
  })

  it('is drawn behind it', () => {
    const intent = readIntent('女孩坐在书桌前写作业')
    assert.ok(intent.kind === 'illustration')
    const { layers } = intent.family.compose({
      ...{ brief: intent.brief, frame: makeFrame(512, 512), style: 'flat', random: new Random(1) },
      ...{ standsInSetting: true, inPlace: true },
    })
    assert.equal(layers.at(-1)?.name, 'table')
  })
})
