import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, blot, curve, pointsAt, polygon, stroke } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { type House, gableRoof, onGable, onRoof, onSide, pane, patch, walls } from './gabled'
import { pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** Smoke from the hearth. */
function smoke({ m, random }: SubjectBrush, [x, y]: Point): Shape {
  const sway = random.range(0.05, 0.12)
  return curve(
    [
      [x, y, 0.5],
      [x + sway * 0.5, y - 0.2, 1.3],
      [x - sway * 0.4, y - 0.42, 2.1],
      [x + sway, y - 0.75, 0.6],
    ],
    0.07,
    m.white,
    'even',
    { plain: true, alpha: 0.42, part: 'smoke' },
  )
}

function chimney({ m, snowy }: SubjectBrush, house: House, along: number): Shape[] {
  const [x, y] = onRoof(house, along, 0.22)
  const [half, top] = [0.05, y - 0.26]
  return named('chimney', [
    polygon(
      polyline([x - half, y], [x + half, y + 0.02], [x + half, top], [x - half, top]),
      m.stone,
    ),
    polygon(
      polyline([x + 0.01, y], [x + half, y + 0.02], [x + half, top], [x + 0.01, top]),
      shade(m.stone, -0.12),
      { shadow: true, alpha: 0.7 },
    ),
    polygon(
      pointsAt([x, top], [half, 1], '-1.3,0 1.3,0 1.3,-0.035 -1.3,-0.035'),
      snowy ? m.snow : shade(m.stone, 0.04),
      snowy ? { snow: true } : {},
    ),
  ])
}

/** Bushes and a paling that tie the house to its ground. */
function garden({ random, m, snowy }: SubjectBrush, right: number): Shape[] {
  const leaf = snowy ? shade(m.pine, 0.04) : m.leaf
  const bush = (x: number, y: number, size: number): Shape[] => [
    polygon(blot(random, x, y - size * 0.5, size, size * 0.62, 0.16, 9), shade(leaf, -0.05), {
      foliage: true,
    }),
    polygon(
      blot(random, x - size * 0.15, y - size * 0.68, size * 0.66, size * 0.36, 0.18, 8),
      shade(leaf, 0.05),
      { foliage: true, plain: true, shadow: true, alpha: 0.8 },
    ),
    ...(snowy
      ? [
          polygon(blot(random, x, y - size * 0.95, size * 0.7, size * 0.2, 0.2, 8), m.snow, {
            snow: true,
            plain: true,
          }),
        ]
      : []),
  ]
  const pales = Array.from({ length: 6 }, (_, i) => {
    const x = right + 0.03 + i * 0.062
    return stroke(
      polyline([x, 0.03], [x + random.spread() * 0.008, -0.12 - (i % 2) * 0.015]),
      0.02,
      m.wood,
      'even',
      { detail: true },
    )
  })
  return [
    ...named(
      'fence',
      pales,
      stroke(polyline([right, -0.075], [right + 0.36, -0.07]), 0.014, m.wood, 'even', 'detail'),
    ),
    ...named('bush', bush(right - 0.02, 0.03, 0.1), bush(-0.68, 0.02, 0.12)),
  ]
}

/** White walls under black tiles, the gable stepped like a horse's head. */
function southern(brush: SubjectBrush, house: House): Shape[] {
  const { m, tone } = brush
  const white = tone([0.93, 0.012, 90])
  const tiles = tone([0.34, 0.025, 255])
  const [, peak] = onRoof(house, 0.06, 0)
  const [x0] = onGable(house, 0, 0)
  const [x1] = onGable(house, 1, 0)
  const foot = -house.wall
  const across = (share: number): number => x0 - 0.03 + (x1 - x0 + 0.06) * share
  const [low, middle, top] = [foot - 0.06, (foot + peak) / 2 - 0.02, peak - 0.025]
  const steps: Point[] = [
    [across(0), foot],
    [across(0), low],
    [across(0.16), low],
    [across(0.16), middle],
    [across(0.33), middle],
    [across(0.33), top],
    [across(0.7), top],
    [across(0.7), middle],
    [across(0.86), middle],
    [across(0.86), low],
    [across(1), low],
    [across(1), foot + 0.05],
  ]
  const caps = pairs('1,2 3,4 5,6 7,8 9,10').map(([from, to]) => {
    const [a, b] = [steps[from], steps[to]]
    const y = Math.min(a[1], b[1])
    return curve(
      polyline([a[0] - 0.03, y - 0.012], [(a[0] + b[0]) / 2, y + 0.004], [b[0] + 0.03, y - 0.012]),
      0.042,
      tiles,
    )
  })
  return [
    ...walls(house, white),
    ...gableRoof(brush, house, tiles, 13).slice(1),
    ...named('walls', polygon([...steps, onGable(house, 1, 0), onGable(house, 0, 0)], white)),
    ...named('roof', caps),
    ...pane(brush, house, onGable, [0.36, 0.64], [0.62, 0.86]),
    ...pane(brush, house, onSide, [0.55, 0.82], [0.4, 0.76]),
    patch(house, onSide, [0.16, 0.38], [0, 0.72], brush.lit ? m.lamp : m.wood, {
      ...{ detail: true, part: 'door' },
      ...(brush.lit && { glow: true }),
    }),
    stroke([onSide(house, 0.12, 0.8), onSide(house, 0.42, 0.8)], 0.04, tiles, 'both', 'detail'),
    patch(house, onGable, [0.02, 0.98], [0, 0.1], shade(white, -0.14), {
      shadow: true,
      alpha: 0.5,
    }),
    smoke(brush, onRoof(house, 0.7, 0.1)),
  ]
}

/** Mud walls under a thick cap of straw. */
function thatched(brush: SubjectBrush, house: House): Shape[] {
  const { m, tone, random } = brush
  const straw = tone([0.66, 0.085, 78])
  const mud = tone([0.8, 0.05, 70])
  const fringe = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = onRoof(house, i / 23, 0.98)
    return stroke(
      polyline([x, y - 0.05], [x + random.spread() * 0.02, y + random.range(0.03, 0.07)]),
      0.022,
      shade(straw, random.range(-0.14, 0.02)),
      'end',
      { detail: true },
    )
  })
  return [
    ...walls(house, mud),
    ...pane(brush, house, onGable, [0.3, 0.66], [0.42, 0.8]),
    patch(house, onSide, [0.18, 0.42], [0, 0.76], brush.lit ? m.lamp : m.wood, {
      ...{ detail: true, part: 'door' },
      ...(brush.lit && { glow: true }),
    }),
    ...pane(brush, house, onSide, [0.58, 0.84], [0.4, 0.76]),
    ...gableRoof(brush, { ...house, eaves: house.eaves * 1.25 }, straw, 22),
    ...named('roof', fringe),
    ...[0.2, 0.5, 0.8].map((along) =>
      stroke(
        [onRoof(house, along - 0.03, -0.04), onRoof(house, along + 0.02, 0.12)],
        0.02,
        shade(straw, -0.2),
        'even',
        { detail: true },
      ),
    ),
    smoke(brush, onRoof(house, 0.6, 0.02)),
  ]
}

/** Logs, a stone chimney and a warm window. */
function logs(brush: SubjectBrush, house: House): Shape[] {
  const { m, tone, own, random } = brush
  const timber = own(random.pick<Oklch>(triples('0.52,0.085,55 0.46,0.075,45')))
  const roof = tone(random.pick<Oklch>(triples('0.4,0.05,250 0.45,0.1,32')))
  const courses = Array.from({ length: 7 }, (_, i) => {
    const up = (i + 1) / 8
    return [
      stroke([onGable(house, 0, up), onGable(house, 1, up)], 0.011, shade(timber, -0.13), 'even', {
        detail: true,
      }),
      stroke([onSide(house, 0, up), onSide(house, 1, up)], 0.011, shade(timber, -0.2), 'even', {
        detail: true,
      }),
    ]
  })
  return [
    ...walls(house, timber),
    ...named('walls', courses.flat()),
    stroke([onSide(house, 0, 0), onSide(house, 0, 1)], 0.034, shade(timber, 0.07), 'even', {
      detail: true,
    }),
    ...pane(brush, house, onGable, [0.3, 0.68], [0.34, 0.76]),
    patch(house, onSide, [0.14, 0.34], [0, 0.78], shade(m.wood, -0.1), { part: 'door' }),
    ...pane(brush, house, onSide, [0.5, 0.82], [0.36, 0.76]),
    ...chimney(brush, house, 0.7),
    smoke(brush, [onRoof(house, 0.7, 0.22)[0], onRoof(house, 0.7, 0.22)[1] - 0.31]),
    ...gableRoof(brush, house, roof, 12),
  ]
}

const buildHouse = ({ random }: SubjectBrush): House => ({
  left: -0.62,
  corner: random.range(-0.16, -0.06),
  right: random.range(0.58, 0.72),
  wall: random.range(0.38, 0.44),
  roof: random.range(0.34, 0.42),
  eaves: 0.1,
})

const SIZE = { outdoors: true, height: 0.16, count: 1, alone: 1.3 } as const

/** A small house: white-walled, thatched or of logs. */
export const cottage = subject(['ground'], SIZE, (brush) => {
  const { random, snowy, scene } = brush
  const house = buildHouse(brush)
  const wild = scene === 'forest' || scene === 'snow-field' || scene === 'grassland'
  const usual = snowy || wild ? logs : southern
  const kind = random.chance(usual === logs ? 0.75 : 0.6) ? usual : thatched
  return [...kind(brush, house), ...garden(brush, house.right)]
})

/** The same of logs in any place. */
export const cabin = subject(['ground'], SIZE, (brush) => {
  const house = buildHouse(brush)
  return [...logs(brush, house), ...garden(brush, house.right)]
})
