import { cos, sin } from '../../../lib/maths'
import { type Point, polyline, triples } from '../../drawing/notation'
import { disc, form, inside, line, place, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { type Item, standing as put } from '../build/still/item'
import { EMBLEMS, type EmblemId } from '../design/marks/emblems'
import { rose, sprig } from '../design/ornaments/flora'
import type { Craft, Product } from './craft'

/** Goods in their packaging, and a few tools. */

const PAPER: Oklch = [0.95, 0.02, 85]
const STEEL: Oklch = [0.72, 0.012, 250]

/** A bag with a flat bottom and a folded top; a label shows what is in it. */
const bag =
  (emblem: EmblemId) =>
  ({ colour }: Craft): Item => {
    const inks = { main: tone(colour, -0.08), second: tone(colour, 0.12), paper: PAPER }
    return put('0,-8 210,46', [
      inside(
        form(
          '-200,-20! -206,-300 -190,-560! 190,-560! 206,-300 200,-20! 0,0',
          linear([-200, 0], [200, 0], ...tones(colour, 0.03, 0.09, -0.02, -0.12)),
          'body relief 16',
        ),
        fillPath(tone(colour, -0.08), 'shade plain alpha 0.5')`-200,0! -206,-300 -190,-560!
          -150,-560! -168,-300 -160,0!`,
        fillPath(tone(colour, -0.16), 'shade plain alpha 0.5')`200,0! 206,-300 190,-560! 150,-560!
          168,-300 160,0!`,
      ),
      roundRect(
        [-192, -632, 384, 82],
        8,
        linear([0, -632], [0, -550], ...tones(colour, 0.08, -0.06)),
        'body relief 6',
      ),
      line('-186,-556 186,-556', 5, tone(colour, -0.2), 'detail'),
      roundRect([-128, -420, 256, 300], 18, PAPER, 'body plain'),
      ...place(EMBLEMS[emblem](inks), [0, -300], { scale: 0.46 }),
      ...[-176, -150].map((y, i) =>
        roundRect([-70 + i * 18, y, 140 - i * 36, 9], 4, tone(colour, -0.02), 'detail plain'),
      ),
    ])
  }

/** A flat box for presents: a band with a gold mark around it, its lid a little nearer. */
function presentBox({ colour, random }: Craft): Item {
  const gold: Oklch = [0.82, 0.12, 86]
  const inks = { main: gold, second: tone(gold, 0.06), paper: colour }
  const face = linear([-380, -560], [380, 0], ...tones(colour, 0.06, 0, -0.07))
  const flowers = [-300, 300].flatMap((x) => [
    ...place(sprig(tone(gold, -0.06), 200), [x, -60], { turn: x < 0 ? 0.5 : -0.5 }),
    ...place(rose(tone(gold, 0.04), random), [x, -80], { scale: 0.7 }),
  ])
  return put('0,0 390,30', [
    roundRect([-390, -40, 780, 40], 8, tone(colour, -0.16), 'body relief 6'),
    inside(
      roundRect([-380, -560, 760, 530], 12, face, 'body relief 10'),
      ...flowers,
      roundRect(
        [-110, -560, 220, 530],
        0,
        tone(colour, colour[0] > 0.6 ? -0.14 : 0.1),
        'body plain',
      ),
      ...[-110, 106].map((x) => roundRect([x, -560, 5, 530], 0, gold, 'detail plain')),
    ),
    disc([0, -300], 132, tone(colour, -0.04), 'body relief 6'),
    line(ellipsePath(0, -300, 122, 122), 5, gold, 'detail even plain'),
    ...place(EMBLEMS.flower(inks), [0, -300], { scale: 0.36 }),
  ])
}

const BOXED =
  '茶叶 月饼 糕点 坚果 护肤品 化妆品 美妆 水果 红酒 白酒 酒 大米 蜂蜜 燕窝 巧克力 食品 零食 中秋 新年 春节 国潮 国风 特产 伴手'
const BOXES = '礼盒 礼盒包装 礼盒包装设计 礼盒设计 礼盒装'

/** A twist drill: two flutes wind up to the shank, a cutting point below. */
function drillBit(): Item {
  const flutes = Array.from({ length: 5 }, (_, i) => {
    const y = -170 - i * 78
    return form(
      `-46,${y}! 0,${y - 34} 46,${y - 84}! 46,${y - 50}! 0,${y - 4} -46,${y + 34}!`,
      linear([-46, 0], [46, 0], tone(STEEL, -0.36), tone(STEEL, -0.18)),
      'detail plain',
    )
  })
  const steel = linear([-46, 0], [46, 0], ...tones(STEEL, -0.1, 0.2, 0, -0.22))
  return put('0,-4 70,14', [
    inside(form('-46,-560! 46,-560! 46,-66! 0,-4! -46,-66!', steel, 'metal relief 8'), flutes),
    line('-44,-66 0,-6 44,-66', 6, tone(STEEL, 0.2), 'detail'),
    roundRect([-36, -760, 72, 206], 6, steel, 'metal relief 8'),
    line('-36,-600 36,-600', 5, tone(STEEL, -0.3), 'detail'),
  ])
}

/** A round fan of silk with a peony on it (团扇). */
function roundFan({ colour, random }: Craft): Item {
  const wood: Oklch = [0.42, 0.08, 45]
  const middle: Point = [0, -560]
  const ring = ellipsePath(middle[0], middle[1], 260, 260)
  const knots = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * Math.PI * 2
    return [middle[0] + cos(angle) * 260, middle[1] + sin(angle) * 260]
  })
  return put('0,-4 60,14', [
    line('0,-310 0,-16', 26, wood, 'body even relief 5'),
    inside(
      disc(middle, 260, linear([-200, -800], [200, -320], PAPER, tone(PAPER, -0.06)), 'cloth'),
      ...place(sprig([0.55, 0.1, 145], 260), [-60, -440], { turn: -0.6 }),
      ...place(sprig([0.5, 0.1, 145], 240), [70, -430], { turn: 0.7 }),
      ...place(rose(colour, random), [0, -540], { scale: 1.3 }),
      ...place(rose(tone(colour, 0.08), random), [120, -650], { scale: 0.6 }),
    ),
    line(ring, 18, tone(colour, -0.16), 'body even plain'),
    ...knots.map((at) => disc(at, 9, [0.82, 0.12, 86], 'detail plain')),
    line(polyline([0, -20], [10, 20], [2, 60]), 6, tone(colour, -0.1), 'detail'),
  ])
}

const PACKS = '包装 包装设计 包装袋 包装图 包装袋设计 袋装 外包装 包装效果图'
const packed = (goods: string): string =>
  goods
    .split(' ')
    .flatMap((one) => PACKS.split(' ').map((pack) => one + pack))
    .join(' ')
const pack = (goods: string, emblem: EmblemId, colours: string): Product => ({
  ...{ words: packed(goods), draw: bag(emblem), strewn: ['none'] },
  colours: triples(colours) as [Oklch, ...Oklch[]],
})

export const WARES = {
  'coffee-pack': pack('咖啡 咖啡豆 挂耳咖啡', 'coffee', '0.42,0.06,50 0.3,0.02,60 0.62,0.09,60'),
  'tea-pack': pack('茶叶 绿茶 红茶 茶 花茶', 'leaf', '0.52,0.09,150 0.62,0.07,130 0.46,0.06,170'),
  'snack-pack': pack(
    '零食 坚果 食品 饼干 薯片 糖果',
    'star',
    '0.64,0.19,30 0.76,0.15,75 0.62,0.14,250',
  ),
  'pet-pack': pack('宠物食品 猫粮 狗粮 宠物粮', 'paw', '0.68,0.13,60 0.58,0.12,230'),
  'present-box': {
    words: `礼盒包装 礼盒设计 礼盒包装设计 包装礼盒 ${BOXED.split(' ')
      .flatMap((goods) => BOXES.split(' ').map((box) => goods + box))
      .join(' ')}`,
    draw: presentBox,
    colours: triples('0.45,0.17,26 0.38,0.07,165 0.34,0.08,262 0.5,0.12,40') as [Oklch, ...Oklch[]],
    strewn: ['none'],
    fill: [0.78, 0.62],
  },
  'drill-bit': {
    words: '钻头 麻花钻 麻花钻头 电钻头 钻头产品',
    draw: drillBit,
    colours: [STEEL],
  },
  'round-fan': {
    words:
      '团扇 宫扇 绢扇 缠花团扇 古法缠花团扇 手工团扇 古法团扇 刺绣团扇 缂丝团扇 国风团扇 古风团扇',
    draw: roundFan,
    colours: triples('0.62,0.17,8 0.7,0.13,350 0.55,0.17,25'),
  },
} satisfies Record<string, Product>
