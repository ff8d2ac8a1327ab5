import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, polygonForm, roundRect } from '../build/form'
import { strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { layOutWalls, shell, sideWall } from './room'
import type { Form, Layer, Stage } from './stage'
import { pointsAt } from '../../geometry'

type At = (depth: number, down: number) => Point

/** A field on a wall at the side. */
const field = (
  at: At,
  [from, to]: readonly [number, number],
  [top, foot]: readonly [number, number],
) => [at(from, top), at(to, top), at(to, foot), at(from, foot)]

/** Equal lengths of a wall as they are seen: `of` parts from depth 0 to 1. */
const parts = (of: number): number[] =>
  Array.from({ length: of + 1 }, (_, i) => ((i / of) * 1.9) / (1 + (i / of) * 0.9))

/** The side of a train that waits at the platform. */
function train(at: At, lit: Stage['lit'], stripe: Oklch): Form[] {
  const body = lit([0.93, 0.008, 240])
  const glass = lit([0.4, 0.045, 240])
  const spans = parts(8)
  const cells = spans.slice(1).map((to, i) => [spans[i] ?? 0, to] as const)
  return [
    inside(
      polygonForm(
        [field(at, [-0.1, 1], [0.2, 0.86])],
        linear(at(0, 0.2), at(0, 0.86), body, tone(body, -0.1)),
        'body',
      ),
      polygonForm([field(at, [-0.1, 1], [0.63, 0.7])], stripe, 'detail'),
      polygonForm([field(at, [-0.1, 1], [0.2, 0.235])], tone(body, -0.14), 'detail'),
    ),
    ...cells.flatMap(([from, to], i) => {
      const inset = (to - from) * 0.14
      const isDoor = i % 2 === 1
      const pane = polygonForm(
        [field(at, [from + inset, to - inset], [0.32, isDoor ? 0.82 : 0.54])],
        isDoor ? tone(stripe, 0.02) : glass,
        isDoor ? 'body' : 'glass',
      )
      if (!isDoor) return [pane]
      const middle = (from + to) / 2
      return [
        pane,
        ...[-1, 1].map((k) => {
          const a = middle + k * (to - from) * 0.06
          const b = middle + k * (to - from) * 0.3
          return polygonForm(
            [field(at, [Math.min(a, b), Math.max(a, b)], [0.36, 0.56])],
            glass,
            'glass',
          )
        }),
        line(
          [at(middle, 0.32), at(middle, 0.57), at(middle, 0.82)],
          4,
          tone(stripe, -0.2),
          'detail even',
        ),
      ]
    }),
  ]
}

export function station(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const own = random.fork('station')
  const walls = layOutWalls(stage, 0.3)
  const side = own.chance(0.5) ? 1 : -1
  const [at, other] = [sideWall(stage, walls, side), sideWall(stage, walls, side > 0 ? -1 : 1)]
  const stripe = lit(
    own.pick<Oklch>(triples('0.56,0.15,250 0.6,0.19,27 0.58,0.12,165 0.64,0.16,50')),
  )
  const wall = lit([0.74, 0.025, 230])
  const floor = (depth: number, across: number): Point => {
    const [near, far] = [at(depth, 1), other(depth, 1)]
    return [near[0] + (far[0] - near[0]) * across, near[1]]
  }
  const strip = (from: number, to: number, fill: Oklch): Form =>
    polygonForm(
      [[floor(0, from), floor(1, from), floor(1, to), floor(0, to)]],
      fill,
      'ground plain',
    )
  const ceiling = (depth: number, across: number): Point => {
    const [near, far] = [at(depth, 0), other(depth, 0)]
    return [near[0] + (far[0] - near[0]) * across, near[1]]
  }
  const lamps = [0.36, 0.64].map((across) =>
    polygonForm(
      [
        [
          ceiling(0, across - 0.05),
          ceiling(1, across - 0.04),
          ceiling(1, across + 0.04),
          ceiling(0, across + 0.05),
        ],
      ],
      [0.98, 0.025, 200],
      'glow',
    ),
  )
  const boards = parts(4)
  const posters = boards.slice(1).flatMap((to, i) => {
    const from = boards[i] ?? 0
    const inset = (to - from) * 0.18
    const colour = lit([0.72, 0.11, 40 + i * 85])
    return [
      polygonForm(
        [field(other, [from + inset, to - inset], [0.3, 0.66])],
        lit([0.97, 0.01, 90]),
        'body',
      ),
      polygonForm(
        [field(other, [from + inset * 1.4, to - inset * 1.4], [0.33, 0.54])],
        linear(other(from, 0.33), other(to, 0.54), colour, tone(colour, 0.12)),
        'detail',
      ),
      line(
        [
          other(from + inset * 1.6, 0.59),
          other((from + to) / 2, 0.59),
          other(to - inset * 1.6, 0.59),
        ],
        6,
        tone(colour, -0.2),
        'detail even',
      ),
    ]
  })
  const [wide, tall] = [walls.right - walls.left, walls.floor - walls.top]
  const tunnel = inside(
    roundRect(
      [walls.left, walls.top, wide, tall],
      4,
      mixColour(wall, [0.5, 0.03, 240], 0.5),
      'body',
    ),
    ...[0.3, 0.5, 0.7].map(
      (t) =>
        strokePath(9, lit([0.78, 0.015, 230]), 'body even')`
        ${walls.left + wide * t},${walls.top + tall * 0.2} ${walls.left + wide * t},${walls.floor}`,
    ),
    roundRect(
      [walls.left + wide * 0.14, walls.top + tall * 0.16, wide * 0.72, tall * 0.09],
      4,
      stripe,
      'detail',
    ),
  )
  const [sx, sy] = [width * 0.5, walls.top * 0.62]
  const [sw, sh] = [width * 0.34, height * 0.07]
  const sign = [
    ...[-0.36, 0.36].map((k) =>
      line(polyline([sx + sw * k, 0], [sx + sw * k, sy]), 7, lit([0.4, 0.01, 260]), 'metal even'),
    ),
    inside(
      roundRect([sx - sw / 2, sy, sw, sh], 8, lit([0.26, 0.02, 260]), 'body relief 4'),
      ellipse([sx - sw * 0.36, sy + sh / 2], [sh * 0.3, sh * 0.3], stripe, 'detail'),
      ...[0.36, 0.62].map((t, i) =>
        roundRect(
          [sx - sw * 0.2, sy + sh * t - sh * 0.07, sw * (0.5 - i * 0.16), sh * 0.13],
          3,
          [0.96, 0.01, 90],
          'detail',
        ),
      ),
      form(pointsAt([sx, sy], [sw, sh], '0.36,0.3 0.45,0.5 0.36,0.7'), [0.96, 0.01, 90], 'detail'),
    ),
  ]
  return [
    layer('shell', 'ground', shell(stage, walls, wall, lit([0.78, 0.012, 240])), tunnel, lamps),
    layer('posters', 'setting', posters),
    layer(
      'platform',
      'ground',
      strip(0, 0.1, lit([0.3, 0.015, 260])),
      strip(0.1, 0.13, lit([0.9, 0.01, 90])),
      strip(0.16, 0.2, lit([0.84, 0.15, 90])),
    ),
    layer('train', 'forms', train(at, lit, stripe)),
    layer('sign', 'details', sign),
  ]
}
