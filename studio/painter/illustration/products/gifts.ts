import { form, inside, place, polygonForm } from '../build/form'
import { fillPolygon, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { sheen } from '../build/shine'
import { type Craft, type Product, stand } from './craft'
import { book, easel, guitar, umbrella } from './pastimes'
import { bear } from './plush'
import { key, sword } from './treasures'
import { bow } from '../build/still/bow'
import { type Item, many, standing } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

function giftBox(craft: Craft): Item {
  const { colour, random } = craft
  const ribbon: Oklch =
    colour[1] > 0.1 && colour[2] > 10 && colour[2] < 45
      ? [0.85, 0.1, 86]
      : random.pick<Oklch>(triples('0.56,0.2,25 0.85,0.1,86 0.97,0.01,85'))
  const front = polygonForm(
    [polyline('-230,-310 60,-280 60,20 -214,-40')],
    linear([-230, -300], [60, 0], tone(colour, 0.05), tone(colour, -0.03)),
    'body',
  )
  const side = polygonForm(
    [polyline('60,-280 250,-330 236,-60 60,20')],
    linear([60, 0], [250, 0], tone(colour, -0.14), tone(colour, -0.2)),
    'body',
  )
  const lidFront = polygonForm(
    [polyline('-246,-370 62,-344 62,-250 -242,-286')],
    linear([0, -370], [0, -250], tone(colour, 0.1), tone(colour, 0.02)),
    'body',
  )
  const lidSide = fillPolygon(tone(colour, -0.11), 'body')`62,-344 268,-396 264,-304 62,-250`
  const top = polygonForm(
    [polyline('-246,-370 -30,-430 268,-396 62,-344')],
    linear([-246, -370], [268, -396], tone(colour, 0.17), tone(colour, 0.08)),
    'body',
  )
  const dots = many(
    Array.from({ length: 18 }, (_, i) =>
      ellipsePath(
        -200 + (i % 6) * 46 + (Math.floor(i / 6) % 2) * 22,
        -236 + Math.floor(i / 6) * 80 + (i % 6) * 7,
        9,
        10,
      ),
    ),
    tone(colour, 0.24),
    { alpha: 0.6 },
  )
  const rib = (ring: readonly Point[], by: number) =>
    polygonForm([ring], tone(ribbon, by), { role: 'cloth', plain: true, part: 'bow' })
  return standing('14,-24 226,40', [
    inside(
      front,
      random.chance(0.5) ? dots : [],
      rib(polyline('-118,-320 -66,-320 -62,30 -112,30'), 0),
    ),
    inside(side, rib(polyline('140,-320 180,-330 174,0 136,20'), -0.14)),
    polygonForm(
      [
        polyline('-232,-288 60,-252 60,-232 -230,-268'),
        polyline('60,-252 252,-304 251,-286 60,-232'),
      ],
      [0.2, 0.05, 340],
      { role: 'shadow', plain: true, union: true, blend: 'multiply', alpha: 0.4, blur: 6 },
    ),
    inside(lidFront, rib(polyline('-122,-380 -66,-380 -64,-240 -118,-240'), 0.06)),
    inside(lidSide, rib(polyline('140,-380 186,-390 182,-270 138,-250'), -0.1)),
    inside(
      top,
      rib(polyline('-122,-380 -66,-350 176,-420 120,-430'), 0.1),
      rib(polyline('100,-330 200,-400 -40,-440 -120,-400 140,-352'), 0.08),
    ),
    ...bow(18, -400, ribbon, 1.25),
  ])
}

function balloons(craft: Craft): Item {
  const { colour, random, wish } = craft
  const hues: Oklch[] = wish.tint
    ? [colour, tone(colour, 0.1), tone(colour, -0.06)]
    : [colour, [0.84, 0.12, 85], [0.74, 0.1, 230], [0.8, 0.1, 150], [0.76, 0.13, 5]]
  const heart = random.chance(0.3)
  const shape = heart
    ? '0,-96 -30,-136 -90,-140 -124,-92 -104,-20 -50,50 0,100! 50,50 104,-20 124,-92 90,-140 30,-136'
    : '0,-140 -78,-116 -112,-44 -92,36 -40,92 0,112 40,92 92,36 112,-44 78,-116'
  const one = (c: Oklch) => [
    form('-12,112! 12,112! 18,128! -18,128!', tone(c, -0.1), { relief: 2 }),
    inside(
      form(shape, radial([-36, -60], [170, 200], tone(c, 0.14), c, tone(c, -0.14)), { relief: 24 }),
      sheen(-52, -76, 20, 38, 0.75, 0.5),
      sheen(60, 60, 16, 34, 0.25, 0.6),
    ),
  ]
  const bunch = pairs('-150,-560 150,-570 0,-640 -86,-430 92,-440')
  const spots = wish.count === 1 ? pairs('0,-560') : bunch
  const strings = spots.map(
    ([x, y]) =>
      strokePath(3, [0.75, 0.02, 85], { pressure: 'even', alpha: 0.9 })`${x},${y + 120}
      ${x * 0.5 + 10},${y * 0.4} 0,-40`,
  )
  const weight = form('-30,0 -26,-40 0,-52 26,-40 30,0 0,10', tone(colour, -0.05), { relief: 9 })
  return {
    forms: [
      ...named('strings', strings),
      ...spots.flatMap(([x, y], i) =>
        place(one(hues[i % hues.length]), [x, y], { turn: x * 0.0007 }),
      ),
      weight,
      ...bow(0, -50, tone(colour, 0.04), 0.4),
    ],
    stands: [stand(30, 8)],
  }
}

const BRIGHT: readonly [Oklch, ...Oklch[]] = triples(`0.58,0.2,25 0.76,0.13,5 0.55,0.13,255
  0.6,0.11,165 0.84,0.12,85 0.6,0.13,305`)
export const GIFTS = {
  gift: {
    words: '礼物 礼盒 礼品盒 礼物盒 礼品 gift present',
    draw: giftBox,
    colours: BRIGHT,
    strewn: ['confetti', 'stars', 'petals', 'none'],
    fill: [0.66, 0.68],
  },
  balloon: {
    words: '气球 告白气球 balloon balloons',
    draw: balloons,
    colours: BRIGHT,
    strewn: ['confetti', 'none'],
    grounds: ['sweep'],
  },
  'toy-bear': {
    words: '玩具熊 毛绒玩具熊 泰迪熊 毛绒玩具 布娃娃 玩偶 小熊玩偶 毛绒熊 teddy teddy_bear',
    draw: bear,
    colours: triples('0.62,0.09,58 0.76,0.07,70 0.82,0.07,15 0.5,0.07,50 0.92,0.02,85'),
    grounds: ['sweep', 'wood', 'gingham', 'podium', 'linen'],
    strewn: ['none', 'stars', 'confetti'],
    fill: [0.66, 0.7],
  },
  book: {
    words: '书 书本 书籍 一本书 图书 古书 book',
    draw: book,
    colours: triples('0.42,0.1,25 0.4,0.08,255 0.42,0.07,160 0.5,0.08,55'),
    grounds: ['wood', 'linen', 'sweep', 'gingham'],
    strewn: ['none', 'petals', 'leaves'],
    fill: [0.8, 0.6],
  },
  umbrella: {
    words: '雨伞 伞 油纸伞 遮阳伞 umbrella',
    draw: umbrella,
    colours: BRIGHT,
    strewn: ['none', 'drops', 'petals'],
    grounds: ['sweep'],
  },
  easel: {
    words: '画架 画板 油画架 easel',
    draw: easel,
    colours: triples('0.58,0.09,60'),
    strewn: ['none'],
    grounds: ['sweep'],
    fill: [0.66, 0.8],
  },
  guitar: {
    words: '吉他 木吉他 乐器 guitar',
    draw: guitar,
    colours: triples('0.68,0.12,65 0.56,0.12,48 0.42,0.1,35 0.5,0.12,250'),
    strewn: ['none', 'petals'],
    grounds: ['sweep', 'sweep', 'wood'],
    fill: [0.7, 0.82],
  },
  key: {
    words: '钥匙 金钥匙 key',
    draw: key,
    colours: triples('0.8,0.09,84 0.72,0.08,60 0.8,0.01,250'),
    grounds: ['sweep', 'wood', 'linen', 'lacquer'],
    strewn: ['none', 'petals'],
  },
  sword: {
    words: '宝剑 剑 长剑 sword',
    draw: sword,
    colours: triples('0.46,0.17,25 0.4,0.1,255 0.4,0.08,160 0.36,0.08,300'),
    strewn: ['none'],
    grounds: ['sweep'],
    fill: [0.7, 0.84],
  },
} as const satisfies Readonly<Record<string, Product>>
