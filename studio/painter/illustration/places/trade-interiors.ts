import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline, triples } from '../../drawing/notation'
import {
  type Form,
  disc,
  ellipse,
  inside,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { drawIcon } from '../emoji/draw'
import { furnished, pendants, quad, under } from './furnished'
import { type Stage, rect } from './stage'

const BALLS: readonly Oklch[] = triples(
  `0.84,0.15,90 0.5,0.18,262 0.56,0.2,27 0.4,0.14,305 0.7,0.17,50 0.5,0.13,150 0.35,0.11,20 0.2,0.01,260`,
)

/** A billiard table from its long side; 800 wide. */
function billiardTable({ lit }: Stage): Form[] {
  const [wood, cloth] = [lit([0.44, 0.09, 45]), lit([0.52, 0.12, 155])]
  const at = BALLS.map((_, i): Point => [
    120 + ((i * 37) % 90) - (i % 3) * 26,
    -262 - Math.floor(i / 3) * 18 - (i % 2) * 7,
  ])
  const balls: [Point, Oklch][] = [
    ...BALLS.map((c, i): [Point, Oklch] => [at[i] ?? [0, 0], c]),
    [
      [-170, -268],
      [0.97, 0.01, 90],
    ],
  ]
  return [
    under(420),
    ...[-330, 330, -215, 215].map((x, i) =>
      polygonForm(
        [rect(x - 26, i < 2 ? -130 : -150, 52, i < 2 ? 130 : 112)],
        tone(wood, -0.06),
        'body',
      ),
    ),
    quad('-400,-196 400,-196 386,-118 -386,-118', tone(wood, -0.03)),
    quad('-404,-204 404,-204 292,-356 -292,-356', wood),
    quad('-362,-218 362,-218 270,-342 -270,-342', cloth, 'cloth'),
    quad('-362,-218 362,-218 356,-228 -356,-228', tone(cloth, -0.1), 'detail'),
    ...(
      [
        [-356, -222, 22],
        [0, -214, 20],
        [356, -222, 22],
        [-268, -342, 15],
        [0, -346, 13],
        [268, -342, 15],
      ] as const
    ).map(([x, y, r]) => ellipse([x, y], [r, r * 0.6], [0.16, 0.01, 60], 'detail')),
    ...[...balls]
      .sort(([a], [b]) => a[1] - b[1])
      .flatMap(([[x, y], colour]) => [
        ellipse([x + 4, y + 9], [14, 5], tone(cloth, -0.14), 'shadow plain'),
        disc([x, y], 14, lit(colour), 'body'),
        disc([x - 4, y - 5], 4, [0.99, 0, 0], 'light plain alpha 0.8'),
      ]),
    line('-188,-266 -330,-246 -470,-226', 8, lit([0.78, 0.1, 70]), 'body end'),
  ]
}

export const billiards = furnished(
  { wall: [0.5, 0.05, 165], floor: [0.5, 0.06, 55] },
  (stage, { s, left, top, w, h }) => {
    const wood = stage.lit([0.4, 0.07, 45])
    const { width, height } = stage.frame
    const cues = [0, 1, 2, 3, 4, 5].map((i) =>
      rect(left + w * 0.1 + i * 26 * s, top + h * 0.24, 6 * s, h * 0.5),
    )
    const board = [left + w * 0.1 - 20 * s, top + h * 0.2, 178 * s, h * 0.58] as const
    const [px, py] = [left + w * 0.68, top + h * 0.2]
    return {
      wall: [
        roundRect(board, 6, wood, 'body'),
        many(cues, stage.lit([0.8, 0.09, 72]), 'detail'),
        roundRect([px, py, w * 0.24, h * 0.34], 4, stage.lit([0.93, 0.02, 85]), 'body'),
        disc([px + w * 0.12, py + h * 0.17], w * 0.07, [0.2, 0.01, 260], 'detail'),
        disc([px + w * 0.12, py + h * 0.17], w * 0.035, [0.97, 0, 90], 'detail'),
      ],
      forms: place(billiardTable(stage), [width * 0.5, height * 0.93], { scale: s * 1.06 }),
      light: pendants(stage, s * 1.1, [0.3, 0.5, 0.7], 0.3),
    }
  },
)

export const gym = furnished(
  { wall: [0.86, 0.015, 240], floor: [0.42, 0.015, 250] },
  (stage, at) => {
    const { s, left, top, w, h } = at
    const {
      frame: { width, height },
      lit,
    } = stage
    const steel = lit([0.35, 0.015, 260])
    const icon = drawIcon('treadmill')
    const scale = (330 * s) / icon.height
    const rack = [0, 1].flatMap((row) => [
      roundRect([-210, -70 - row * 84, 420, 14], 4, steel, 'metal'),
      ...[-150, -50, 50, 150].flatMap((x, i) => {
        const y = -92 - row * 84
        const r = 19 + ((i + row) % 2) * 5
        return [
          roundRect([x - 34, y - 5, 68, 10], 4, lit([0.75, 0.01, 250]), 'metal'),
          ...[-1, 1].map((side) =>
            roundRect([x + side * 30 - 11, y - r, 22, r * 2], 6, tone(steel, 0.04), 'body'),
          ),
        ]
      }),
    ])
    const posts = [-206, 206].map((x) => line(polyline([x, 0], [x, -190]), 14, steel, 'metal even'))
    return {
      wall: [
        inside(
          roundRect(
            [left + w * 0.06, top + h * 0.16, w * 0.88, h * 0.62],
            4,
            linear([left, top], [left + w, top + h], lit([0.9, 0.03, 225]), lit([0.78, 0.05, 235])),
            'glass',
          ),
          many(
            [0.2, 0.52].map((t) =>
              polyline(
                [left + w * t, top + h],
                [left + w * (t + 0.08), top + h],
                [left + w * (t + 0.3), top],
                [left + w * (t + 0.22), top],
              ),
            ),
            [0.99, 0.005, 220],
            { role: 'light', alpha: 0.3 },
          ),
        ),
        many(
          [0.35, 0.64].map((t) => rect(left + w * t, top + h * 0.16, 5 * s, h * 0.62)),
          lit([0.6, 0.02, 240]),
          'detail',
        ),
      ],
      forms: [
        ...place([under(210), ...posts, ...rack], [width * 0.5, at.floor + 40 * s], { scale: s }),
        ...[0.2, 0.8].flatMap((x, i) =>
          place(
            [under(170), ...place(icon.forms, [0, 0], { scale: 1 })],
            [width * x, height * 0.9],
            {
              scale,
              flip: i > 0,
            },
          ),
        ),
        ...place(
          [under(120), quad('-190,0 190,0 150,-60 -150,-60', lit([0.62, 0.13, 300]), 'cloth')],
          [width * 0.5, height * 0.96],
          { scale: s },
        ),
        disc([width * 0.6, height * 0.86], 62 * s, lit([0.66, 0.14, 25]), 'body relief 14'),
      ],
      light: [0.3, 0.5, 0.7].map((x) =>
        roundRect(
          [width * x - 60 * s, top * 0.4, 120 * s, 14 * s],
          6,
          [0.98, 0.02, 220],
          'glow plain',
        ),
      ),
    }
  },
)

/** Bottles side by side on a board that is lit from behind. */
function bottles(
  stage: Stage,
  [x, y, width, tall]: readonly [number, number, number, number],
  row: number,
): Form[] {
  const own = stage.random.fork(`bottles ${row}`)
  const count = Math.round(width / (tall * 0.42))
  return [
    roundRect([x, y - tall * 1.1, width, tall * 1.1], 3, [0.72, 0.12, 65], 'glow plain alpha 0.5'),
    ...Array.from({ length: count }, (_, i) => {
      const [cx, b] = [x + (width * (i + 0.5)) / count, tall * own.range(0.72, 0.98)]
      const half = tall * 0.12
      const colour = own.pick<Oklch>(
        triples('0.42,0.1,145 0.5,0.12,50 0.36,0.1,20 0.8,0.08,85 0.75,0.05,220 0.55,0.13,35'),
      )
      return [
        roundRect([cx - half, y - b * 0.62, half * 2, b * 0.62], half * 0.4, colour, 'glass'),
        roundRect([cx - half * 0.4, y - b, half * 0.8, b * 0.45], half * 0.2, colour, 'glass'),
        roundRect([cx - half, y - b * 0.42, half * 2, b * 0.2], 0, [0.93, 0.03, 85], 'detail'),
      ]
    }).flat(),
    roundRect([x - 8, y, width + 16, tall * 0.1], 2, stage.lit([0.4, 0.07, 50]), 'body'),
  ]
}

export const bar = furnished(
  { wall: [0.34, 0.05, 40], floor: [0.36, 0.05, 45] },
  (stage, { s, left, top, floor, w, h }) => {
    const {
      frame: { width, height },
      lit,
    } = stage
    const wood = mixColour(lit([0.46, 0.09, 45]), [0.5, 0.1, 50], 0.4)
    const counter = floor - h * 0.16
    const stool = [
      under(60),
      line('0,0 0,-80 0,-168', 12, [0.7, 0.03, 80], 'metal even'),
      line('-38,-54 0,-50 38,-54', 8, [0.7, 0.03, 80], 'metal even'),
      ellipse([0, 0], [46, 9], [0.6, 0.03, 80], 'metal'),
      roundRect([-56, -196, 112, 34], 15, [0.44, 0.14, 28], 'cloth relief 6'),
    ]
    const glass = (x: number): Form[] => [
      line(
        polyline([x, counter - 8 * s], [x, counter - 44 * s]),
        4 * s,
        [0.9, 0.02, 220],
        'glass even',
      ),
      polygonForm(
        [
          polyline(
            [x - 26 * s, counter - 92 * s],
            [x + 26 * s, counter - 92 * s],
            [x, counter - 44 * s],
          ),
        ],
        [0.8, 0.12, 50],
        'glass',
      ),
      ellipse([x, counter - 8 * s], [18 * s, 4 * s], [0.9, 0.02, 220], 'glass'),
    ]
    return {
      wall: [0, 1, 2].flatMap((row) =>
        bottles(stage, [left + w * 0.1, top + h * (0.26 + row * 0.19), w * 0.8, h * 0.15], row),
      ),
      forms: [
        ...[0.34, 0.62].flatMap((t) => glass(width * t)),
        polygonForm(
          [rect(width * 0.04, counter, width * 0.92, height * 0.9 - counter)],
          linear([0, counter], [0, height * 0.9], wood, tone(wood, -0.14)),
          'body',
        ),
        many(
          [0.14, 0.32, 0.5, 0.68, 0.86].map((t) =>
            rect(width * t - 60 * s, counter + 40 * s, 120 * s, (height * 0.9 - counter) * 0.64),
          ),
          tone(wood, -0.06),
          'detail',
        ),
        roundRect(
          [width * 0.02, counter - 10 * s, width * 0.96, 30 * s],
          6,
          tone(wood, 0.14),
          'body relief 4',
        ),
        ...[0.2, 0.4, 0.6, 0.8].flatMap((t) =>
          place(stool, [width * t, height * 0.975], { scale: s * 1.1 }),
        ),
      ],
      light: pendants(stage, s, [0.26, 0.5, 0.74], 0.22),
    }
  },
)
