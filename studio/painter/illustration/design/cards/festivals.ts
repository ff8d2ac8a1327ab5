import { type Form, disc, ellipse, place } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import { COATS } from '../sticker/coats'
import { mascot } from '../sticker/mascot'
import { pickOne } from '../kit/pick'
import { lantern, luckyCloud } from '../ornaments/festive'
import { dove, firework, gift, snowflake } from '../ornaments/objects'
import { christmasTree, sprig } from '../ornaments/flora'
import { mooncake, zongzi } from '../ornaments/treats'
import { moon } from '../ornaments/scenery'
import { redSheet } from '../writing/inscription'
import { type Paint, edges, sky, stand } from './stage'
import { type Point, pairs, triples } from '../../../drawing/notation'

export const spring: Paint = (stage) => {
  const { frame, area, paper, random } = stage
  const x = frame.width * 0.14
  const isDark = paper.paper[0] < 0.6
  const [cx, cy] = [area[0] + area[2] / 2, area[1] + area[3] / 2]
  const middle = random.chance(0.5)
    ? redSheet(
        '福',
        random.chance(0.5) ? 'diamond' : 'round',
        [cx, cy],
        Math.min(area[2], area[3]) * 0.5,
        random.fork('fu'),
      )
    : stand(
        [
          ...place(
            mascot(
              pickOne(random, ['rabbit', 'cat', 'panda'] as const),
              COATS.rabbit[0],
              { eyes: 'happy', mouth: 'open', blush: true },
              'heart',
            ).forms,
            [0, 0],
          ),
        ],
        area,
        960,
        [0.5, 0.58],
      )
  return {
    around: [
      ...edges(stage, isDark ? [0.9, 0.06, 12] : [0.65, 0.2, 14]),
      ...[x, frame.width - x].flatMap((at) => place(lantern(), [at, 0], { scale: 0.7 })),
    ],
    middle,
  }
}

export const midAutumn: Paint = ({ frame, area, paper, random }) => {
  const [x, y, width, height] = area
  const r = Math.min(width, height) * 0.42
  const at: Point = [x + width / 2, y + height * 0.45]
  const cloud = tone(paper.paper, paper.paper[0] < 0.6 ? 0.2 : -0.08)
  const rabbit = mascot(
    'rabbit',
    COATS.rabbit[0],
    { eyes: 'happy', mouth: 'w', blush: true },
    'heart',
  ).forms
  const withRabbit = random.chance(0.6)
  return {
    around: [
      ...place(luckyCloud(cloud), [frame.width * 0.12, frame.height * 0.2], { scale: 0.7 }),
      ...place(luckyCloud(cloud), [frame.width * 0.88, frame.height * 0.3], {
        scale: 0.55,
        flip: true,
      }),
    ],
    middle: [
      ...moon(at, r, [0.95, 0.06, 95]),
      ...(withRabbit
        ? place(rabbit, [at[0], at[1] + r * 0.34], { scale: (r * 1.12) / 900 })
        : place(mooncake(), [at[0], at[1] + r * 0.5], { scale: r / 190 })),
      ...place(luckyCloud(tone(cloud, 0.05)), [at[0] - r * 0.85, at[1] + r * 0.86], {
        scale: r / 300,
      }),
      ...place(luckyCloud(tone(cloud, 0.05)), [at[0] + r * 0.9, at[1] + r * 0.72], {
        scale: r / 360,
        flip: true,
      }),
      ...(withRabbit
        ? place(mooncake(), [at[0] + r * 0.72, at[1] + r * 0.98], { scale: r / 420 })
        : []),
    ],
  }
}

export const dragonBoat: Paint = ({ frame, area, random }) => {
  const leaf: Oklch = [0.58, 0.12, 150]
  const fan = [-0.9, -0.5, 0.5, 0.9].flatMap((turn) =>
    place(sprig(tone(leaf, random.spread() * 0.04), 300, 5), [0, 60], { turn }),
  )
  return {
    around: [
      ...place(sprig(leaf, 300, 6), [-20, frame.height * 0.04], { turn: 2 }),
      ...place(sprig(leaf, 300, 6), [frame.width + 20, frame.height * 0.96], { turn: -1 }),
    ],
    middle: stand(
      [
        ...fan,
        ...place(zongzi(), [-130, 70], { scale: 0.92, turn: -0.14 }),
        ...place(zongzi(), [130, 74], { scale: 0.88, turn: 0.14 }),
        ...place(zongzi(), [0, 40], { scale: 1.2 }),
      ],
      area,
      500,
      [0.5, 0.56],
    ),
  }
}

export const lanterns: Paint = ({ frame, area, random }) => {
  const bowl: Oklch = [0.6, 0.1, 235]
  const buns = pairs('-86,-20 0,-34 86,-20 -44,10 46,10').flatMap(([x, y], i) => [
    disc([x, y], 52, [0.985, 0.01, 90], 'body relief 12'),
    ...(i > 2
      ? [
          disc([x - 14, y - 4], 5, [0.3, 0.03, 40], 'pupil plain'),
          disc([x + 14, y - 4], 5, [0.3, 0.03, 40], 'pupil plain'),
          ellipse([x, y + 10], [6, 4], [0.6, 0.16, 18], 'mouth plain'),
        ]
      : []),
  ])
  const pot = place(
    [
      ellipse([0, 0], [170, 46], tone(bowl, 0.1), 'body'),
      ellipse([0, 4], [156, 38], [0.95, 0.02, 85], 'detail plain'),
    ],
    [0, 30],
  )
  const side: Form[] = [
    { ...ellipse([0, 34], [170, 130], bowl, 'body relief 20'), rings: [halfBowl()] },
  ]
  return {
    around: [0.1, 0.3, 0.7, 0.9].flatMap((at, i) =>
      place(
        lantern(pickOne(random, triples('0.58,0.21,28 0.66,0.18,45 0.6,0.2,10'))),
        [frame.width * at, i % 3 === 0 ? 30 : 0],
        { scale: i % 3 === 0 ? 0.72 : 0.46 },
      ),
    ),
    middle: stand([...pot, ...buns, ...side], area, 350, [0.5, 0.44]),
  }
}

function halfBowl(): Point[] {
  const out: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const x = -170 + 340 * t
    out.push([x, 30 + 148 * Math.sqrt(Math.max(0, 1 - (x / 172) * (x / 172)))])
  }
  for (let i = 40; i >= 0; i--) {
    const x = -170 + (340 * i) / 40
    out.push([x, 30 + 42 * Math.sqrt(Math.max(0, 1 - (x / 171) * (x / 171)))])
  }
  return out
}

export const celebration: Paint = (stage) => {
  const { area, paper, frame } = stage
  const warm: readonly Oklch[] = triples('0.88,0.15,88 0.75,0.19,30 0.92,0.06,90')
  const doves = [0.24, 0.5, 0.74].flatMap((at, i) =>
    place(
      dove([0.985, 0.008, 90]),
      [area[0] + area[2] * at, area[1] + area[3] * (0.5 + (i % 2) * 0.16)],
      { scale: (Math.min(area[2], area[3]) / 470) * (1 - i * 0.12), turn: -0.12 },
    ),
  )
  const isDark = paper.paper[0] < 0.6
  const colours: readonly Oklch[] = isDark ? warm : triples('0.65,0.2,30 0.75,0.15,70')
  return { around: sky(stage, frame.width > frame.height ? 5 : 4, colours, 0.3), middle: doves }
}

export const newYear: Paint = (stage) => {
  const { area, random } = stage
  const gold: readonly Oklch[] = triples('0.88,0.13,88 0.8,0.15,40 0.84,0.12,200 0.78,0.16,340')
  const [x, y, width, height] = area
  const r = Math.min(width, height)
  const spots: readonly (readonly [number, number, number])[] = triples(`0.5,0.42,0.42 0.2,0.62,0.24
    0.8,0.66,0.27`)
  return {
    around: sky(stage, 4, gold, 0.16),
    middle: spots.flatMap(([dx, dy, size]) =>
      place(firework(pickOne(random, gold), r * size, random), [x + width * dx, y + height * dy]),
    ),
  }
}

export const christmas: Paint = ({ frame, area, paper, random }) => {
  const white: Oklch = paper.paper[0] > 0.6 ? [1, 0, 0] : [0.95, 0.015, 230]
  const flakes = Array.from({ length: 26 }, () =>
    place(snowflake(white, random.range(10, 30)), [
      random.next() * frame.width,
      random.next() * frame.height,
    ]).map((item) => ({ ...item, alpha: 0.7 })),
  ).flat()
  return {
    around: flakes,
    middle: stand(
      [
        ...christmasTree(random),
        ...place(gift([0.6, 0.2, 22], [0.9, 0.12, 90]), [-120, 140], { scale: 0.5 }),
        ...place(gift([0.88, 0.11, 88], [0.55, 0.2, 24]), [112, 148], { scale: 0.44 }),
      ],
      area,
      380,
      [0.5, 0.5],
    ),
  }
}
