import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { warmNoise } from '../lib/noise'
import { listRead } from './parse'
import { planPicture } from './planning/plan-picture'
import type { StyleId } from './slots'

warmNoise()

/** Words that a small picture shows, and those that it leaves out. */
function readPicture(prompt: string, style: StyleId | null, seed = 7): [string, string] {
  const size = { width: 160, height: 160 }
  const { reading } = planPicture({ prompt, negativePrompt: '', style, seed, ...size })
  return [listRead(reading).join(' '), reading.ignored.join(' ')]
}

const LEFT_OUT: readonly (readonly [prompt: string, word: string, style: StyleId])[] = [
  ['国风插画，沙漠', '国风', 'ink'],
  ['水彩画，樱花与富士山，留白', '留白', 'watercolour'],
  ['城市夜景，霓虹灯，倒影', '倒影', 'soft'],
  ['女人在弹钢琴', '弹', 'flat'],
  ['北京的街道', '北京', 'soft'],
  ['扁平插画，一杯咖啡', '扁平', 'flat'],
  ['嘟嘴的女孩', '嘟嘴', 'flat'],
  ['企鹅在沙漠里卖冰淇淋', '卖', 'soft'],
  ['站着的兔子', '站着', 'papercut'],
  ['耳环，金色点缀', '金色点缀', 'soft'],
  ['一名年轻女子，极简风格调色板', '调色板', 'minimal'],
  ['市集海报，有 20 个摊位', '20', 'flat'],
]

describe('words that say more than is drawn', () => {
  for (const [prompt, word, style] of LEFT_OUT)
    test(`${prompt}: ${word} is left out`, () => {
      const [understood, ignored] = readPicture(prompt, style)
      assert.ok(!understood.includes(word), understood)
      assert.ok(ignored.includes(word), ignored)
    })

  test('they are understood where the picture has them', () => {
    assert.match(readPicture('古风少女', 'ink')[0], /古风/)
    assert.match(readPicture('国风山水', 'ink')[0], /国风/)
    assert.match(readPicture('夕阳，暖色调', 'soft')[0], /暖色调/)
    assert.match(readPicture('霓虹夜景城市', 'neon')[0], /夜景/)
    assert.match(readPicture('三只企鹅', 'flat')[0], /三只/)
    assert.match(readPicture('花园里盛开的玫瑰', 'flat')[0], /盛开/)
    assert.match(readPicture('一杯咖啡，产品图', 'soft')[0], /产品图/)
    assert.match(readPicture('粘土香蕉', 'soft')[0], /粘土/)
    assert.match(readPicture('梵高星空风格的城市夜景', 'oil')[0], /梵高/)
  })

  test('a thing with a name of its own is said to be drawn as its kind', () => {
    const { reading } = planPicture({
      ...{ prompt: '一只边牧', negativePrompt: '', style: 'flat', seed: 1 },
      ...{ width: 160, height: 160 },
    })
    assert.deepEqual(reading.substituted, [{ word: '边牧', by: '狗', broad: false }])
  })
})
