import { cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import {
  disc,
  ellipse,
  form,
  inside,
  line,
  mirrored,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { ribbonPath } from '../build/path'
import { type Item, many } from '../build/still/item'
import { type Craft, type Product, WOOD, stand } from './craft'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

const CHALK: Oklch = [0.95, 0.01, 95]

const stroke = (outline: Parameters<typeof line>[0], width: number, fill: Oklch): Form =>
  line(outline, width, fill, 'detail even plain')

/** On two legs, with a sum and a drawing in chalk. */
function blackboard({ colour }: Craft): Item {
  const frame = tone(WOOD, -0.06)
  const leg = line(
    '300,-120 360,0',
    34,
    linear([300, -120], [360, 0], WOOD, frame),
    'body even relief 6',
  )
  const board = inside(
    roundRect(
      [-400, -580, 800, 440],
      6,
      linear([-400, -580], [400, -140], tone(colour, 0.05), colour),
      'body plain',
    ),
    // 1 + 2 = 3
    stroke('-320,-480 -290,-510 -290,-400', 11, CHALK),
    stroke('-236,-455 -176,-455', 11, CHALK),
    stroke('-206,-486 -206,-424', 11, CHALK),
    stroke('-130,-486 -100,-510 -66,-484 -80,-450 -130,-402 -62,-402', 11, CHALK),
    stroke('-10,-470 54,-470', 11, CHALK),
    stroke('-10,-438 54,-438', 11, CHALK),
    stroke('106,-496 142,-510 164,-484 134,-458 168,-430 144,-402 104,-414', 11, CHALK),
    stroke('-320,-320 -120,-320', 8, tone(CHALK, -0.12)),
    stroke('-320,-270 -60,-270', 8, tone(CHALK, -0.12)),
    stroke('-320,-220 -170,-220', 8, tone(CHALK, -0.12)),
    stroke('140,-190! 140,-290! 230,-350! 320,-290! 320,-190! 140,-190!', 9, [0.88, 0.1, 90]),
    stroke('205,-190! 205,-250! 255,-250! 255,-190!', 8, [0.88, 0.1, 90]),
  )
  const edge = [
    roundRect([-436, -616, 872, 44], 8, linear([0, -616], [0, -572], tone(WOOD, 0.06), frame), {
      relief: 6,
    }),
    roundRect([-436, -616, 44, 500], 8, linear([-436, 0], [-392, 0], tone(WOOD, 0.06), frame), {
      relief: 6,
    }),
    roundRect([392, -616, 44, 500], 8, linear([392, 0], [436, 0], WOOD, frame), { relief: 6 }),
    roundRect([-448, -150, 896, 42], 8, linear([0, -150], [0, -108], tone(WOOD, 0.06), frame), {
      relief: 6,
    }),
  ]
  return {
    forms: [
      leg,
      ...mirrored([leg]),
      board,
      ...edge,
      roundRect([-250, -170, 74, 22], 8, CHALK, { relief: 4 }),
      roundRect([-160, -168, 54, 20], 8, [0.88, 0.1, 90], { relief: 4 }),
      roundRect([150, -186, 130, 40], 8, [0.42, 0.05, 50], { relief: 5 }),
      roundRect([150, -160, 130, 14], 4, [0.86, 0.02, 80], { plain: true }),
    ],
    stands: [
      { at: [-350, 0], radius: [60, 8] },
      { at: [350, 0], radius: [60, 8] },
    ],
  }
}

function broom({ colour, random }: Craft): Item {
  const straws = Array.from({ length: 26 }, (_, i): Point[] => {
    const t = (i - 12.5) / 12.5
    const foot = 8 + random.range(-14, 10) - (1 - Math.abs(t)) * 8
    return ribbonPath(polyline([t * 60, -330], [t * 130, -190], [t * 190, -foot]), 9, 'even')
  })
  const whole = [
    line(
      '0,-900 0,-300',
      34,
      linear([-17, 0], [17, 0], tone(WOOD, 0.1), WOOD, tone(WOOD, -0.12)),
      'body even relief 8',
    ),
    fillPath(linear([0, -350], [0, 0], tone(colour, -0.08), colour), 'body relief 14')`-62,-350!
      62,-350! 120,-200 190,-10! 60,6 -60,6 -190,-10! -120,-200`,
    many(straws, tone(colour, -0.13), { role: 'detail' }),
    many(
      straws.filter((_, i) => i % 3 === 1).map((ring) => ring.map(([x, y]): Point => [x + 7, y])),
      tone(colour, 0.1),
      { role: 'detail' },
    ),
    ...[-330, -292, -254].map((y, i) =>
      roundRect([-66 - i * 16, y, 132 + i * 32, 20], 9, [0.56, 0.18, 27], 'cloth relief 4'),
    ),
  ]
  return { forms: place(whole, [0, 0], { turn: 0.12 }), stands: [stand(200, 12)] }
}

/** Unfolded, with a river, roads and a pin. */
function map({ random }: Craft): Item {
  const paper: Oklch = [0.95, 0.03, 95]
  const fold = (i: number, y: number): Point => [-420 + i * 210, y + (i % 2 ? 40 : 0)]
  const panels = [0, 1, 2, 3].map((i) =>
    polygonForm(
      [[fold(i, -600), fold(i + 1, -600), fold(i + 1, -60), fold(i, -60)]],
      i % 2 ? tone(paper, -0.06) : paper,
      'body plain',
    ),
  )
  const sheet: Form = {
    ...polygonForm(
      [
        pairs('0,-600 1,-600 2,-600 3,-600 4,-600 4,-60 3,-60 2,-60 1,-60 0,-60').map(([u, v]) =>
          fold(u, v),
        ),
      ],
      paper,
      'body relief 6',
    ),
    inside: [
      ...panels,
      fillPath([0.82, 0.1, 135], 'detail plain alpha 0.85')`-430,-610! -200,-560 -130,-470 -220,-380
        -330,-340 -440,-360!`,
      fillPath([0.82, 0.1, 135], 'detail plain alpha 0.85')`120,-260 240,-310 380,-280 430,-180!
        430,-20! 160,-30 90,-140`,
      strokePath(46, [0.76, 0.09, 230], 'detail even plain')`-430,-150 -260,-210 -120,-150 20,-250
        130,-420 300,-460 430,-570`,
      line('-300,-620 -240,-400 -130,-300 -90,-30', 15, [0.98, 0.005, 90], 'detail even plain'),
      line('-430,-290 -130,-300 120,-200 430,-240', 15, [0.88, 0.1, 85], 'detail even plain'),
      line('60,-620 30,-420 120,-200 190,-30', 15, [0.98, 0.005, 90], 'detail even plain'),
      many(
        Array.from({ length: 15 }, (): Point[] => {
          const [x, y] = [random.range(-360, 340), random.range(-540, -80)]
          const s = random.range(16, 30)
          return polyline([x, y], [x + s, y], [x + s, y + s], [x, y + s])
        }),
        [0.84, 0.04, 60],
        { role: 'detail' },
      ),
      ...[1, 2, 3].map((i) =>
        line(
          [fold(i, -610), fold(i, -40)],
          5,
          tone(paper, i % 2 ? -0.14 : 0.04),
          'detail even plain',
        ),
      ),
    ],
  }
  const pin = [
    ellipse([-112, -296], [40, 12], [0.3, 0.04, 280], 'shadow plain alpha 0.35 blur 6'),
    form(
      '-112,-296! -176,-400 -190,-450 -170,-506 -112,-530 -54,-506 -34,-450 -48,-400',
      linear([-190, -530], [-34, -300], [0.66, 0.22, 28], [0.52, 0.21, 27]),
      'body relief 12',
    ),
    disc([-112, -450], 30, [0.98, 0.005, 90], 'body'),
  ]
  return { forms: [sheet, ...pin], stands: [{ at: [0, -40], radius: [400, 18] }] }
}

function basket({ colour }: Craft): Item {
  const dim = tone(colour, -0.13)
  const [top, foot] = [-300, -10]
  const half = (y: number): number => 250 + ((foot - y) / (foot - top)) * 90
  const weave = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 13 }, (_, i): Point[] => {
      const y = top + 14 + row * 46
      const w = half(y)
      const cell = (w * 2) / 12.5
      const x = -w + i * cell - (row % 2) * cell * 0.5
      return ribbonPath(pointsAt([x, y], [cell, 1], '0,20 0.5,12 1,20'), 36, 'soft')
    }),
  ).flat()
  const arc = Array.from({ length: 13 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 12)
    return [cos(angle) * 290, -300 - sin(angle) * 330]
  })
  return {
    forms: [
      line(arc, 46, linear([0, -640], [0, -300], tone(colour, 0.05), dim), 'body even relief 10'),
      ellipse([0, top], [342, 54], tone(colour, -0.26), 'shade plain'),
      inside(
        fillPath(mixColour(colour, dim, 0.6), 'body relief 20')`-342,${top}! 0,${top + 54}
          342,${top}! 250,${foot - 20} 200,${foot} 0,${foot + 12} -200,${foot} -250,${foot - 20}`,
        many(weave, tone(colour, 0.04), { role: 'detail', relief: 5 }),
      ),
      line(
        `-342,${top} -200,${top + 46} 0,${top + 58} 200,${top + 46} 342,${top}`,
        40,
        linear([-342, 0], [342, 0], colour, tone(colour, 0.08), dim),
        'body even relief 10',
      ),
    ],
    stands: [stand(240, 14)],
  }
}

/** Things of a house or a school. */
export const HOUSEHOLD: Readonly<Record<string, Product>> = {
  blackboard: {
    words: '黑板 小黑板 教室黑板 blackboard chalkboard',
    draw: blackboard,
    colours: [[0.36, 0.05, 165]],
    grounds: ['sweep'],
  },
  broom: {
    words: '扫帚 扫把 笤帚 魔法扫帚 broom',
    draw: broom,
    colours: [[0.8, 0.11, 85]],
    grounds: ['sweep', 'wood'],
  },
  map: {
    words: '地图 城市地图 手绘地图 街道地图 旅行地图 折叠地图 旅游地图 map',
    draw: map,
    colours: [[0.95, 0.03, 95]],
    grounds: ['sweep'],
  },
  basket: {
    words: '篮子 竹篮 竹篮子 藤篮 野餐篮 提篮 basket',
    draw: basket,
    colours: triples('0.72,0.09,72 0.62,0.09,58'),
    grounds: ['sweep', 'wood'],
  },
}
