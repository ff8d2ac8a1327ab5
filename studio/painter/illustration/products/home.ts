import { porcelain } from './porcelain'
import { disc, ellipse, form, inside, line, place } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { glossMaterial, lathe } from '../build/lathe'
import { sheen, streak } from '../build/shine'
import { type Craft, type Product, label, stand } from './craft'
import { chair, deckChair, lamp, rug, sofa } from './furniture'
import { mouth, mug, teapot, thermos, vase } from './vessels'
import { candle } from '../build/still/candle'
import { type Item, group, placeItem } from '../build/still/item'
import { pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

const CERAMICS: readonly [Oklch, ...Oklch[]] = triples(
  `0.93,0.015,85 0.62,0.09,195 0.6,0.13,32 0.8,0.08,15 0.46,0.07,250 0.72,0.08,150 0.84,0.11,85`,
)

function jarCandle(craft: Craft): Item {
  const { colour } = craft
  const tilt = 0.24
  const rise = Math.sqrt(1 - tilt * tilt)
  const wax: Oklch = [0.94, 0.04, 82]
  const glass = lathe([0, 0], pairs('132,0 140,10 140,250'), glossMaterial(colour), { tilt })
  const y = -250 * rise
  const lit = candle([0.3, 0.02, 50], 4).flame
  return {
    forms: [
      inside(
        glass,
        ...named('label', label(0, -104, 130, 104, [0.97, 0.01, 85], tone(craft.metal, -0.1))),
        streak(-104, -220, 10, 12, 0.5, 4),
      ),
      ...mouth(y, 140, tilt, colour, undefined),
      inside(
        ellipse([0, y + 26], [122, 122 * tilt], wax, 'body plain'),
        ellipse([0, y + 24], [80, 18], [0.98, 0.08, 88], 'glow plain alpha 0.8 blur 12'),
      ),
      line(polyline([0, y + 24], [1, y - 6]), 6, [0.24, 0.02, 50], { pressure: 'even' }),
    ],
    stands: [stand(136, 136 * tilt)],
    lights: place(lit, [0, y + 8], { scale: 1.5 }),
  }
}

function soap(craft: Craft): Item {
  const { colour } = craft
  const bar = form(
    '-200,-40 -190,-110 -150,-150 150,-150 190,-110 200,-40 170,-4 -170,-4',
    linear([-200, -150], [200, 0], tone(colour, 0.08), colour, tone(colour, -0.1)),
    { relief: 30 },
  )
  const inset = ellipse([0, -104], [110, 24], tone(colour, -0.04), 'detail relief 6')
  const bubbles = Array.from({ length: 14 }, () => {
    const r = craft.random.range(12, 44)
    return placeItem(
      {
        forms: [
          inside(
            disc([0, -r], r, [0.97, 0.02, 220], { role: 'glass', alpha: 0.5, relief: r * 0.3 }),
            sheen(-r * 0.3, -r * 1.35, r * 0.22, r * 0.14, 1),
          ),
        ],
        stands: [],
      },
      [craft.random.range(-280, 280), craft.random.range(-10, 40)],
    )
  })
  return group(
    { forms: [inside(bar, inset, sheen(-120, -120, 60, 12, 0.6, -0.2))], stands: [stand(196, 22)] },
    ...bubbles,
  )
}

const CLOTHS: readonly [Oklch, ...Oklch[]] = triples(`0.5,0.08,160 0.6,0.12,40 0.46,0.08,250
  0.76,0.06,70 0.72,0.09,10 0.8,0.12,85`)
export const HOME = {
  mug: {
    words: '马克杯 咖啡杯 杯子 水杯 茶杯 陶瓷杯 mug cup',
    draw: mug,
    colours: CERAMICS,
    tilt: 0.3,
    grounds: ['sweep', 'wood', 'linen', 'podium', 'gingham', 'marble'],
  },
  teapot: {
    words: '茶壶 紫砂壶 茶具 teapot',
    draw: teapot,
    colours: triples('0.42,0.08,38 0.93,0.015,85 0.7,0.08,160 0.5,0.1,255 0.36,0.03,60'),
    tilt: 0.24,
    grounds: ['wood', 'linen', 'sweep', 'lacquer', 'slate'],
  },
  thermos: { words: '保温杯 水壶 保温瓶 运动水杯 thermos', draw: thermos, colours: CERAMICS },
  lamp: {
    words: '台灯 灯 床头灯 落地灯 灯具 lamp',
    draw: lamp,
    colours: triples('0.86,0.06,75 0.8,0.08,20 0.66,0.09,190 0.9,0.03,85'),
    grounds: ['sweep', 'wood', 'linen'],
    strewn: ['none'],
  },
  candle: {
    words: '香薰蜡烛 蜡烛 香薰 烛 candle',
    draw: jarCandle,
    colours: triples('0.86,0.04,60 0.5,0.06,160 0.36,0.02,260 0.82,0.07,12 0.6,0.1,40'),
    tilt: 0.24,
    grounds: ['sweep', 'wood', 'linen', 'podium', 'slate'],
    strewn: ['petals', 'leaves', 'none'],
    fill: [0.56, 0.66],
  },
  vase: {
    words: '花瓶 瓷瓶 瓷器 陶瓷花瓶 插花 vase porcelain',
    draw: vase,
    colours: CERAMICS,
    grounds: ['sweep', 'podium', 'wood', 'linen'],
    strewn: ['petals', 'none'],
  },
  'blue-and-white': {
    words: '青花瓷 青花瓷瓶 青花瓷花瓶 青花瓶 青花瓷器 元青花 blue_and_white_porcelain',
    draw: porcelain,
    colours: [[0.965, 0.008, 240]],
    grounds: ['sweep', 'podium', 'wood', 'linen'],
    strewn: ['petals', 'none'],
  },
  soap: {
    words: '香皂 肥皂 手工皂 soap',
    draw: soap,
    colours: triples('0.9,0.04,85 0.82,0.08,150 0.84,0.08,10 0.8,0.08,300 0.84,0.1,80'),
    strewn: ['leaves', 'petals', 'none'],
    fill: [0.6, 0.5],
  },
  chair: {
    words: '椅子 单人沙发 扶手椅 座椅 chair armchair',
    draw: chair,
    colours: CLOTHS,
    grounds: ['sweep', 'sweep', 'wood'],
    strewn: ['none'],
  },
  'deck-chair': {
    words: '沙滩椅 沙滩躺椅 海滩椅 躺椅 折叠躺椅 日光椅 deck_chair beach_chair deckchair',
    draw: deckChair,
    colours: CLOTHS,
    grounds: ['sweep', 'sweep', 'wood'],
    strewn: ['none'],
  },
  sofa: {
    words: '沙发 双人沙发 sofa couch',
    draw: sofa,
    colours: CLOTHS,
    grounds: ['sweep', 'sweep', 'wood'],
    strewn: ['none'],
    fill: [0.84, 0.6],
  },
  rug: {
    words: '地毯 地垫 圆毯 rug carpet',
    draw: rug,
    colours: CLOTHS,
    grounds: ['wood'],
    strewn: ['none'],
  },
} as const satisfies Readonly<Record<string, Product>>
