import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, curve, disc, place, polygon, stroke } from '../../geometry'
import { TAU, mix } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { opening } from './temple'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

const HUB = -0.655

/** One sail, its stock pointing up from the hub: a ladder of laths, half of it under canvas. */
function sail({ m, tone }: SubjectBrush, furled: number): Shape[] {
  const wood = shade(m.wood, -0.05)
  const [near, far, side] = [0.09, 0.5, 0.105]
  const cloth = tone([0.94, 0.03, 82])
  const bars = 11
  const line = (a: Point, b: Point, width: number): Shape =>
    stroke([a, b], width, wood, 'even', { detail: true, plain: true })
  const canvas = mix(near, far, 1 - furled)
  return [
    polygon(polyline([0.014, -near], [side, -near], [side, -canvas], [0.014, -canvas]), cloth),
    polygon(
      polyline([side * 0.55, -near], [side, -near], [side, -canvas], [side * 0.55, -canvas]),
      shade(cloth, -0.12),
      { shadow: true, alpha: 0.6 },
    ),
    ...Array.from({ length: bars }, (_, i) => {
      const y = -mix(near, far, i / (bars - 1))
      return line([-0.024, y], [side, y], 0.0055)
    }),
    line([side, -near], [side, -far], 0.007),
    line([side * 0.5, -near], [side * 0.5, -far], 0.0045),
    line([-0.024, -near], [-0.024, -far], 0.005),
    stroke(polyline([0, 0.02, 1.25], [0, -far - 0.012, 0.7]), 0.02, shade(m.wood, -0.1), 'even'),
  ]
}

/** A cap like an upturned boat. */
function cap({ m, snowy }: SubjectBrush, thatch: Oklch): Shape[] {
  const dome =
    polyline(`-0.128,-0.6 -0.118,-0.655 -0.085,-0.705 -0.03,-0.735 0.03,-0.737 0.085,-0.715
    0.12,-0.665 0.128,-0.6`)
  return [
    polygon(dome, thatch),
    polygon(
      polyline('0.02,-0.6 0.045,-0.735 0.085,-0.715 0.12,-0.665 0.128,-0.6'),
      shade(thatch, -0.1),
      { shadow: true, alpha: 0.7 },
    ),
    curve(polyline('-0.13,-0.6 0,-0.588 0.13,-0.6'), 0.02, shade(m.wood, 0.06), 'even', 'detail'),
    ...(snowy
      ? [
          polygon(
            polyline(`-0.112,-0.665 -0.085,-0.708 -0.03,-0.74 0.03,-0.742 0.088,-0.718 0.112,-0.675
              0.05,-0.7 -0.03,-0.69`),
            m.snow,
            { snow: true, plain: true },
          ),
        ]
      : []),
  ]
}

function body(brush: SubjectBrush, wall: Oklch): Shape[] {
  const { m, random } = brush
  const half = (y: number): number => mix(0.2, 0.112, -y / 0.6)
  const faces: readonly (readonly [from: number, to: number, darker: number])[] =
    triples(`-1,-0.42,-0.03
    -0.42,0.3,0 0.3,0.78,-0.09 0.78,1,-0.16`)
  const shapes: Shape[] = [
    polygon(
      [
        [-half(0), 0.02],
        [0, 0.035],
        [half(0), 0.02],
        [half(-0.6), -0.6],
        [-half(-0.6), -0.6],
      ],
      wall,
    ),
    ...faces.map(([from, to, darker]) =>
      polygon(
        [
          [half(0) * from, 0.022],
          [half(0) * to, 0.022],
          [half(-0.6) * to, -0.598],
          [half(-0.6) * from, -0.598],
        ],
        shade(wall, darker),
        { shadow: true, alpha: 0.85 },
      ),
    ),
  ]
  for (let i = 0; i < 20; i++) {
    const y = random.range(-0.56, -0.02)
    const x = random.range(-0.9, 0.75) * half(y)
    shapes.push(
      stroke(polyline([x, y], [x + 0.026, y]), 0.006, shade(wall, -0.1), 'both', {
        detail: true,
        alpha: 0.6,
      }),
    )
  }
  shapes.push(
    opening(brush, -0.02, -0.44, 0.018, 0.05),
    opening(brush, 0.05, -0.33, 0.02, 0.055),
    opening(brush, -0.06, -0.17, 0.022, 0.06),
    opening(brush, 0.02, 0.03, 0.036, 0.12),
    stroke(polyline('-0.02,-0.096 0.06,-0.096'), 0.01, m.white, 'even', { detail: true }),
  )
  return shapes
}

/** The gallery round its waist, from which the miller furls the sails. */
function gallery({ m }: SubjectBrush): Shape[] {
  const rail = shade(m.wood, -0.04)
  const struts = [-0.2, -0.1, 0.1, 0.2].map((x) =>
    stroke(polyline([x, -0.24], [x * 0.8, -0.17]), 0.008, rail, 'even', { detail: true }),
  )
  const posts = Array.from({ length: 11 }, (_, i) => {
    const x = -0.24 + i * 0.048
    return stroke(polyline([x, -0.245], [x, -0.29]), 0.005, rail, 'even', 'detail plain')
  })
  return [
    ...struts,
    polygon(polyline('-0.25,-0.252 0.25,-0.252 0.24,-0.234 -0.24,-0.234'), m.wood),
    ...posts,
    stroke(polyline('-0.248,-0.29 0.248,-0.29'), 0.007, rail, 'even', 'detail plain'),
  ]
}

/** Tulips or grass at its foot. */
function meadow({ random, m, season, snowy }: SubjectBrush): Shape[] {
  if (snowy) return []
  const shapes: Shape[] = []
  for (let i = 0; i < 26; i++) {
    const x = random.spread() * 0.42
    const y = random.range(0.02, 0.06)
    const tall = random.range(0.025, 0.05)
    shapes.push(
      stroke(
        polyline([x, y], [x + random.spread() * 0.012, y - tall]),
        0.006,
        shade(m.leaf, -0.08),
        'end',
        { foliage: true, plain: true },
      ),
    )
    if (season === 'autumn' || i % 2) continue
    const bloom = random.pick<Oklch>([m.accent, m.gold, m.plum])
    shapes.push(disc(x, y - tall, 0.009, bloom, { petal: true, plain: true }))
  }
  return shapes
}

/** A Dutch tower mill with four lattice sails. */
export const windmill = subject(
  ['ground'],
  { outdoors: true, home: 'grassland', height: 0.42, alone: 1.3, count: 1 },
  (brush) => {
    const { random, tone, own } = brush
    const wall = own(random.pick<Oklch>(triples('0.9,0.025,85 0.6,0.1,42 0.56,0.055,65')))
    const thatch = tone(random.pick<Oklch>(triples('0.42,0.06,50 0.38,0.05,250 0.45,0.11,30')))
    const turn = random.range(0.2, 1.3)
    const furled = random.pick([0.1, 0.45, 0.3])
    const sails = [0, 1, 2, 3].flatMap((i) =>
      place(sail(brush, i % 2 ? furled : 0.1), -0.02, HUB, 1, false, turn + (i / 4) * TAU),
    )
    return [
      ...named('walls', body(brush, wall)),
      ...gallery(brush),
      ...named('roof', cap(brush, thatch)),
      ...meadow(brush),
      ...named('vanes', sails),
      disc(-0.02, HUB, 0.026, shade(brush.m.wood, -0.1)),
      disc(-0.02, HUB, 0.011, brush.m.gold, { detail: true }),
    ]
  },
)
