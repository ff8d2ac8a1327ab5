import { type Oklch, mixColour } from '../../colour'
import { named } from '../../parts'
import { polyline, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, linear, place, roundRect, tone } from '../build/form'
import { many } from '../build/still/item'
import type { Form, Layer } from '../node'
import { greenery } from './living-room'
import { layOutWalls, shell, sideWall } from './room'
import { type Stage, rect } from './stage'

/** A desk with a screen and its chair, from the front; (0, 0) on the floor, 300 wide. */
function workplace({ lit }: Stage, chair: Oklch, k: number): Form[] {
  const wood = lit([0.86, 0.03, 80])
  const steel = lit([0.42, 0.015, 260])
  const screen = [0.46 + (k % 3) * 0.06, 0.08, 240 + (k % 3) * 20] as const
  return [
    ellipse([0, 2], [170, 14], [0.25, 0.03, 260], 'shadow plain alpha 0.3 blur 8'),
    ...[-136, 136].map((x) => line(polyline([x, -150], [x, -70], [x, 0]), 12, steel, 'metal even')),
    roundRect([-120, -148, 84, 104], 4, lit([0.78, 0.015, 250]), 'body relief 4'),
    form('-132,-176! 132,-176! 158,-150! -158,-150!', tone(wood, 0.04), 'body'),
    roundRect([-158, -152, 316, 18], 4, tone(wood, -0.06), 'body'),
    line('14,-166 14,-190 14,-206', 14, steel, 'metal even'),
    roundRect([-84, -322, 196, 124], 8, lit([0.26, 0.012, 260]), 'body relief 4'),
    inside(
      roundRect([-74, -312, 176, 104], 4, screen, 'glow'),
      ...[-292, -270, -248].map((y, i) =>
        line(polyline([-58, y], [20 - i * 22, y]), 8, [0.92, 0.03, 220], 'detail even'),
      ),
      roundRect([48, -296, 40, 62], 3, tone(screen, 0.24), 'detail'),
    ),
    roundRect([-128, -192, 26, 28], 4, lit([0.66, 0.13, 35]), 'body'),
    ...[0.86, 0.92].map((l, i) => roundRect([118, -172 - i * 10, 30, 9], 2, lit([l, 0.01, 90]))),
    line('14,0 14,-40 14,-84', 14, steel, 'metal even'),
    line('-44,6 14,-16 72,6', 10, steel, 'metal even'),
    roundRect([-50, -96, 128, 26], 12, chair, 'cloth relief 6'),
    roundRect([-44, -226, 116, 118], 26, tone(chair, 0.03), 'cloth relief 12'),
  ]
}

/** Towers behind the panes of the back wall. */
function skyline({ lit, high, low, random }: Stage, box: readonly number[]): Form {
  const [x = 0, y = 0, w = 0, h = 0] = box
  const own = random.fork('skyline')
  const towers = Array.from({ length: 11 }, (_, i) => {
    const tall = h * own.range(0.3, 0.72)
    const at = x + (w * i) / 11
    const wall = lit(mixColour([0.62, 0.03, 245], low, own.range(0.2, 0.6)))
    const rows = Array.from({ length: 5 }, (_, row) =>
      rect(at + w * 0.018, y + h - tall + 14 + row * 26, w * 0.05, 9),
    )
    return [
      roundRect([at, y + h - tall, w * 0.086, tall + 4], 2, wall, 'detail'),
      many(rows, tone(wall, 0.12), { role: 'detail' }),
    ]
  }).flat()
  return inside(
    roundRect([x, y, w, h], 0, linear([0, y], [0, y + h], mixColour(high, low, 0.3), low), 'glass'),
    ...towers,
    form(
      polyline([x + w * 0.1, y + h], [x + w * 0.22, y + h], [x + w * 0.44, y], [x + w * 0.32, y]),
      [0.99, 0.01, 200],
      'light plain alpha 0.2',
    ),
  )
}

export function office(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const own = stage.random.fork('office')
  const walls = layOutWalls(stage, 0.2)
  const [wide, tall] = [walls.right - walls.left, walls.floor - walls.top]
  const wall = lit(own.pick<Oklch>(triples('0.93,0.012,230 0.94,0.012,90 0.9,0.02,160')))
  const chair = lit(own.pick<Oklch>(triples('0.5,0.1,250 0.62,0.12,45 0.54,0.08,170')))
  const box = [walls.left + wide * 0.05, walls.top + tall * 0.12, wide * 0.9, tall * 0.62] as const
  const [x, y, w, h] = box
  const bars = many(
    [
      ...[0, 0.25, 0.5, 0.75, 1].map((t) => rect(x + w * t - 4, y, 8, h)),
      ...[0, 1].map((t) => rect(x - 4, y + h * t - 4, w + 8, 9)),
    ],
    lit([0.34, 0.012, 260]),
    { role: 'body' },
  )
  const lamps = [0.24, 0.56].flatMap((t) =>
    [0.32, 0.68].map((u) => {
      const [a, b] = [t, t + 0.2].map((depth) => walls.top * depth)
      const at = (share: number, depth: number) =>
        walls.left * depth + (width - walls.left * 2 * depth) * share
      return form(
        polyline(
          [at(u - 0.09, t), a ?? 0],
          [at(u + 0.09, t), a ?? 0],
          [at(u + 0.09, t + 0.2), b ?? 0],
          [at(u - 0.09, t + 0.2), b ?? 0],
        ),
        [0.98, 0.02, 95],
        'glow',
      )
    }),
  )
  const left = sideWall(stage, walls, -1)
  const shelf = [0.3, 0.46, 0.62].map((down) =>
    line(
      [left(0.4, down), left(0.66, down), left(0.92, down)],
      10 * s,
      lit([0.7, 0.06, 65]),
      'body even',
    ),
  )
  const files = [0.3, 0.46, 0.62].flatMap((down, row) =>
    [0.44, 0.52, 0.6, 0.68, 0.76, 0.84].map((depth, i) =>
      form(
        [
          left(depth, down - 0.1),
          left(depth + 0.06, down - 0.1),
          left(depth + 0.06, down),
          left(depth, down),
        ],
        lit([0.6 + ((i + row) % 3) * 0.1, 0.1, 30 + (i * 3 + row) * 40]),
        'body',
      ),
    ),
  )
  const desks = (scale: number, from: number, y0: number): Form[] =>
    [-1, 1].flatMap((k, i) =>
      place(workplace(stage, chair, i + Math.round(scale * 10)), [width * (0.5 + k * from), y0], {
        ...{ scale: s * scale, flip: k > 0 },
      }),
    )
  return [
    layer('shell', 'ground', shell(stage, walls, wall, lit([0.74, 0.02, 240])), lamps),
    layer('window', 'setting', skyline(stage, box), ...named('window-frame', bars)),
    layer('shelf', 'setting', files, shelf),
    layer('desks behind', 'masses', desks(0.62, 0.2, walls.floor + (height - walls.floor) * 0.16)),
    layer('desks', 'forms', desks(1.04, 0.33, height * 0.93)),
    layer(
      'plant',
      'details',
      place(greenery(lit, lit([0.9, 0.015, 80])), [width * 0.5, walls.floor + 30 * s], {
        scale: s * 0.7,
      }),
    ),
  ]
}
