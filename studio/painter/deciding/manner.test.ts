import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from '../intent/forecast'
import { readPicture } from '../paint'
import { planPicture } from '../planning/plan-picture'
import type { StyleId } from '../slots'
import { findMannerStyle } from './manner'

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)

function stylesFor(prompt: string): Set<StyleId> {
  const size = { width: 256, height: 256 }
  return new Set(
    SEEDS.map(
      (seed) => planPicture({ prompt, negativePrompt: '', style: null, seed, ...size }).style,
    ),
  )
}

describe('the manner of a prompt', () => {
  it('is the style with light and shade for photographs and renderings', () => {
    for (const prompt of [
      '雪山下的湖泊，写实风格',
      '电影感街景',
      '一杯拿铁，食品摄影',
      '机器人，3d渲染',
    ])
      assert.deepEqual([...stylesFor(prompt)], ['soft'], prompt)
  })

  it('is clear areas of colour for animated films', () => {
    for (const prompt of ['二次元少女', '动画风格的草原', '新海诚风格的天空和城市'])
      assert.deepEqual([...stylesFor(prompt)], ['flat'], prompt)
  })

  it('yields to a style that is named', () => {
    for (const prompt of ['雪山，写实油画', '电影感水彩街景', '动漫少女，水彩'])
      for (const style of stylesFor(prompt)) assert.match(style, /^(?:oil|watercolour)$/, prompt)
  })

  it('is none for things of that name, and none that is denied', () => {
    for (const prompt of ['摄影师在海边', '电影院', '照片墙', '胶片相机', '雪山，不要写实', '雪山'])
      assert.equal(findMannerStyle(prompt), null, prompt)
  })
})

describe('a landscape without a style', () => {
  it('has no frame, no grid and no pencil', () => {
    for (const prompt of ['雪山', '海边', '城市夜景', '森林'])
      for (const style of stylesFor(prompt))
        assert.doesNotMatch(style, /^(?:pencil|pixel|minimal|watercolour|papercut|ukiyoe)$/, prompt)
  })
})

describe('a style that is painted as the nearest one', () => {
  it('is reported as that', () => {
    for (const [prompt, word, by] of [
      ['吉卜力风格的草地小屋', '吉卜力', '平面插画'],
      ['年画风格的鲤鱼', '年画', '木版画'],
      ['写实的橘猫', '写实', '质感插画'],
    ] as const) {
      const { understood, substituted } = buildForecast(prompt)
      assert.deepEqual(substituted, [{ word, by, broad: false }])
      assert.ok(!understood.includes(word), prompt)
      const painted = readPicture({
        ...{ prompt, negativePrompt: '', style: null, seed: 3 },
        ...{ width: 256, height: 256 },
      })
      assert.deepEqual(painted.substituted, [{ word, by, broad: false }], prompt)
    }
  })
})
