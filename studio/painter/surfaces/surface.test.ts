import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findSurface } from '../intent/surfaced'
import { buildForecast } from '../intent/forecast'
import { paintPicture } from '../paint'
import { SURFACES } from './ids'
import { laySurface } from './surface'

const request = { negativePrompt: '', seed: 5, width: 128, height: 128, style: null }

describe('surfaces', () => {
  const named: readonly (readonly [prompt: string, surface: string])[] = [
    ['乐高积木城堡', 'bricks'],
    ['一只小猫，毛毡风格', 'felt'],
    ['超轻粘土猫咪公仔', 'clay'],
    ['低多边形风格的狐狸', 'facets'],
    ['彩色玻璃风格的孔雀', 'leaded-glass'],
    ['蓝图风格的火箭', 'blueprint'],
    ['小猫简笔画', 'line-drawing'],
    ['公主涂色页', 'line-drawing'],
    ['梵高的星空', 'swirls'],
    ['吉卜力风格的小屋', 'gouache'],
    ['皮影戏孙悟空', 'shadow-play'],
    ['黑白木刻的狼', 'woodcut'],
    ['一位女性的黑白肖像', 'monochrome'],
    ['十字绣小猫', 'stitches'],
    ['青花瓷风格的龙', 'cobalt'],
    ['怀旧老照片，胡同里的孩子', 'sepia'],
  ]
  for (const [prompt, surface] of named)
    it(`lays ${surface} over ${prompt} and reports its words`, () => {
      const found = findSurface(prompt)
      assert.equal(found?.surface, surface)
      if (surface === 'gouache') return
      const { manner = [], ignored } = buildForecast(prompt)
      assert.ok(
        manner.some((one) => one.includes(found?.words ?? '?')),
        manner.join(),
      )
      assert.ok(!ignored.includes(found?.words ?? ''))
    })

  for (const prompt of [
    '小男孩玩乐高',
    '戴毛毡帽的女孩',
    '不要低多边形，一只猫',
    '彩色玻璃杯',
    '黏土地',
    '给小猫涂色',
    '青花瓷花瓶',
    '修复老照片',
  ])
    it(`finds none in ${prompt}`, () => assert.equal(findSurface(prompt), null))

  it('changes the pixels of a picture and keeps their transparency', () => {
    const { rgba } = paintPicture({ ...request, prompt: '一只猫' })
    for (const surface of SURFACES) {
      const laid = rgba.slice()
      laySurface(laid, request, surface)
      assert.ok(
        laid.some((level, i) => Math.abs(level - (rgba[i] ?? 0)) > 12),
        surface,
      )
      assert.ok(
        laid.every((level, i) => i % 4 < 3 || level === rgba[i]),
        surface,
      )
    }
  })

  it('draws white things by black lines on white paper', () => {
    const { rgba } = paintPicture({ ...request, prompt: '白色的兔子，简笔画' })
    const levels = Array.from({ length: rgba.length / 4 }, (_, i) => rgba[i * 4] ?? 0)
    const share = (isMeant: (level: number) => boolean): number =>
      levels.filter(isMeant).length / levels.length
    assert.ok(share((level) => level > 240) > 0.7)
    assert.ok(share((level) => level < 90) > 0.03)
  })

  it('paints blueprints in blue', () => {
    const { rgba } = paintPicture({ ...request, prompt: '蓝图风格的火箭' })
    let blue = 0
    for (let i = 0; i < rgba.length; i += 4)
      blue += (rgba[i + 2] ?? 0) > (rgba[i] ?? 0) + 60 ? 1 : 0
    assert.ok(blue > (rgba.length / 4) * 0.6)
  })
})
