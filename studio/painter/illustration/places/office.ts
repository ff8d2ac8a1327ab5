import { type Oklch, mixColour } from '../../colour'
import { named } from '../../parts'
import { polyline, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, place, polygonForm, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { greenery } from './living-room'
import { type Room, layOutWalls, shell, sideWall } from './room'
import { type Form, type Layer, type Stage, rect } from './stage'

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
    fillPolygon([0.99, 0.01, 200], 'light plain alpha 0.2')`${x + w * 0.1},${y + h}
      ${x + w * 0.22},${y + h} ${x + w * 0.44},${y} ${x + w * 0.32},${y}`,
  )
}

/** Panels of light in the ceiling. */
const ceilingLamps = ({ frame: { width } }: Stage, walls: Room): Form[] =>
  [0.24, 0.56].flatMap((t) =>
    [0.32, 0.68].map((u) => {
      const [a, b] = [t, t + 0.2].map((depth) => walls.top * depth)
      const at = (share: number, depth: number) =>
        walls.left * depth + (width - walls.left * 2 * depth) * share
      return fillPolygon([0.98, 0.02, 95], 'glow')`${at(u - 0.09, t)},${a ?? 0}
        ${at(u + 0.09, t)},${a ?? 0} ${at(u + 0.09, t + 0.2)},${b ?? 0}
        ${at(u - 0.09, t + 0.2)},${b ?? 0}`
    }),
  )

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
  const lamps = ceilingLamps(stage, walls)
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

/** A chair at a table from the side, looking to the right; (0, 0) on the floor, 250 tall. */
const tableChair = ({ lit }: Stage, cloth: Oklch): Form[] => [
  line('0,-8 0,-60 0,-104', 12, lit([0.42, 0.015, 260]), 'metal even'),
  line('-48,0 0,-12 48,0', 10, lit([0.42, 0.015, 260]), 'metal even'),
  roundRect([-56, -126, 112, 26], 12, cloth, 'cloth relief 6'),
  roundRect([-62, -250, 34, 136], 16, tone(cloth, -0.04), 'cloth relief 8'),
]

/** A long table with chairs at both sides, and a screen with charts on the wall behind. */
export function meetingRoom(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const own = stage.random.fork('meeting')
  const walls = layOutWalls(stage, 0.2)
  const [wide, tall] = [walls.right - walls.left, walls.floor - walls.top]
  const wall = lit(own.pick<Oklch>(triples('0.93,0.012,230 0.94,0.012,90 0.88,0.03,70')))
  const cloth = lit(own.pick<Oklch>(triples('0.42,0.03,250 0.5,0.1,250 0.56,0.08,170')))
  const wood = lit([0.6, 0.07, 60])
  const middle = walls.left + wide / 2
  const screen = [middle - wide * 0.24, walls.top + tall * 0.1, wide * 0.48, tall * 0.46] as const
  const [x, y, w, h] = screen
  const bars = [0.3, 0.5, 0.42, 0.7, 0.86].map((up, i) =>
    rect(x + w * (0.12 + i * 0.09), y + h * (0.84 - up * 0.6), w * 0.055, h * up * 0.6),
  )
  const graph = polyline(
    ...[0.7, 0.5, 0.58, 0.3].map((down, i) => [x + w * (0.64 + i * 0.09), y + h * down] as const),
  )
  const [far, near] = [walls.floor - 60 * s, walls.floor + (height - walls.floor) * 0.32]
  const edge = (side: number, down: number): number => middle + side * width * (0.13 + 0.2 * down)
  const rim = 26 * s
  const chairs = [0.06, 0.42, 0.9].map((down) => {
    const scale = s * (0.62 + 0.75 * down)
    const at = far + (near - far) * down + (86 + 60 * down) * s
    return [-1, 1].flatMap((side) =>
      place(tableChair(stage, cloth), [edge(side, down) + side * 70 * scale, at], {
        ...{ scale, flip: side > 0 },
      }),
    )
  })
  const top = polygonForm(
    [polyline([edge(-1, 0), far], [edge(1, 0), far], [edge(1, 1), near], [edge(-1, 1), near])],
    linear([0, far], [0, near], tone(wood, 0.08), wood),
    'body plain',
  )
  const [x0, x1] = [edge(-1, 1), edge(1, 1)]
  const board = roundRect([x0 + 60 * s, near, x1 - x0 - 120 * s, 150 * s], 0, tone(wood, -0.2))
  const front = roundRect([x0, near, x1 - x0, rim], 4 * s, tone(wood, -0.1), 'body plain')
  const papers = [0.2, 0.62].flatMap((down) =>
    [-1, 1].map((side) =>
      polygonForm(
        [
          polyline(
            ...[
              [0.42, down],
              [0.74, down],
              [0.76, down + 0.14],
              [0.42, down + 0.14],
            ].map(
              ([share = 0, at = 0]) =>
                [middle + (edge(side, at) - middle) * share, far + (near - far) * at] as const,
            ),
          ),
        ],
        lit([0.96, 0.008, 90]),
        'detail plain',
      ),
    ),
  )
  return [
    layer(
      'shell',
      'ground',
      shell(stage, walls, wall, lit([0.74, 0.02, 240])),
      ceilingLamps(stage, walls),
    ),
    layer(
      'window',
      'setting',
      skyline(stage, [walls.left + wide * 0.02, walls.top + tall * 0.12, wide * 0.2, tall * 0.6]),
      skyline(stage, [walls.right - wide * 0.22, walls.top + tall * 0.12, wide * 0.2, tall * 0.6]),
    ),
    layer(
      'screen',
      'setting',
      roundRect([x - 12 * s, y - 12 * s, w + 24 * s, h + 24 * s], 8 * s, lit([0.26, 0.012, 260])),
      roundRect([x, y, w, h], 4 * s, [0.95, 0.015, 240], 'glow'),
      many(bars, [0.6, 0.13, 250], { role: 'detail' }),
      line(graph, 8 * s, [0.66, 0.17, 40], 'detail even'),
    ),
    layer('chairs behind', 'masses', chairs[0] ?? [], chairs[1] ?? []),
    layer('table', 'forms', board, top, front, papers),
    layer('chairs', 'forms', chairs[2] ?? []),
  ]
}
