import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, disc, ellipsePoints, place, polygon, rounded, smooth, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { polyline } from '../../drawing/notation'

const PAINTED = { detail: true, plain: true, accent: true } as const

const both = (draw: (side: 1 | -1) => Shape[]): Shape[] => [...draw(-1), ...draw(1)]

const half = (text: string, side: 1 | -1): Point[] =>
  polyline(text).map(([x, y]): Point => [x * side, y])

/** A round peony as kite makers paint it: petals round a dot. */
function rosette(x: number, y: number, size: number, petal: Oklch, centre: Oklch): Shape[] {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * TAU
    return polygon(
      ellipsePoints(
        x + cos(angle) * size * 0.58,
        y + sin(angle) * size * 0.58,
        size * 0.44,
        size * 0.34,
        angle,
        14,
      ),
      petal,
      PAINTED,
    )
  })
  return [...petals, disc(x, y, size * 0.32, centre, PAINTED)]
}

/** 沙燕: the fat swallow of Beijing, painted on paper over bamboo. */
function swallowKite(brush: SubjectBrush, main: Oklch): Shape[] {
  const { m, tone } = brush
  const ink = shade(m.dark, -0.02)
  const paper = m.white
  const gold = tone([0.82, 0.14, 85], 0.5)
  const second = mixColour(main, tone([0.5, 0.12, 240]), 0.85)
  const wing =
    '0,-0.3 0.12,-0.34 0.36,-0.43 0.6,-0.46 0.68,-0.4 0.66,-0.27 0.52,-0.13 0.3,-0.05 0.1,-0.02 0,-0.06'
  const tail =
    '0.02,0.1 0.085,0.12 0.15,0.22 0.26,0.38 0.36,0.5 0.3,0.52 0.2,0.46 0.08,0.33 0.01,0.22'
  return [
    ...both((side) => [
      rounded(half(tail, side), ink, { accent: true }),
      rounded(half('0.07,0.17 0.11,0.2 0.21,0.36 0.28,0.46 0.2,0.42 0.1,0.3', side), main, PAINTED),
      curve(half('0.09,0.23 0.15,0.32 0.24,0.43', side), 0.012, gold, 'both', PAINTED),
    ]),
    ...both((side) => [
      rounded(half(wing, side), ink, { accent: true }),
      rounded(
        half(
          '0.1,-0.29 0.36,-0.385 0.58,-0.41 0.63,-0.37 0.6,-0.28 0.48,-0.17 0.28,-0.095 0.12,-0.08',
          side,
        ),
        main,
        PAINTED,
      ),
      rounded(
        half('0.17,-0.26 0.36,-0.325 0.5,-0.345 0.54,-0.31 0.46,-0.22 0.3,-0.15 0.18,-0.14', side),
        paper,
        PAINTED,
      ),
      ...rosette(0.34 * side, -0.235, 0.075, second, gold),
      ...[0.2, 0.47].map((x) => disc(x * side, x > 0.3 ? -0.29 : -0.2, 0.022, main, PAINTED)),
      ...[0.62, 0.57, 0.5].map((x, i) =>
        curve(
          half(`${x},${-0.39 + i * 0.02} ${x - 0.02},${-0.27 + i * 0.06}`, side),
          0.01,
          gold,
          'both',
          PAINTED,
        ),
      ),
    ]),
    // belly and breast
    rounded(
      polyline(`0,-0.34 0.1,-0.3 0.125,-0.14 0.09,0.06 0.07,0.16 0,0.2 -0.07,0.16 -0.09,0.06
        -0.125,-0.14 -0.1,-0.3`),
      ink,
      { accent: true },
    ),
    rounded(
      polyline('0,-0.24 0.07,-0.2 0.09,-0.1 0.06,0.06 0,0.14 -0.06,0.06 -0.09,-0.1 -0.07,-0.2'),
      paper,
      PAINTED,
    ),
    ...[-0.16, -0.09, -0.02, 0.05].map((y, i) =>
      curve(
        polyline([-0.07 + i * 0.008, y], [0, y + 0.035], [0.07 - i * 0.008, y]),
        0.012,
        i % 2 ? second : main,
        'both',
        PAINTED,
      ),
    ),
    // head with its brows and beak
    rounded(
      polyline(`0,-0.5 0.085,-0.47 0.115,-0.39 0.08,-0.31 0,-0.28 -0.08,-0.31 -0.115,-0.39
        -0.085,-0.47`),
      ink,
      { accent: true },
    ),
    ...both((side) => [
      polygon(ellipsePoints(0.052 * side, -0.4, 0.04, 0.03, side * 0.35), paper, PAINTED),
      disc(0.046 * side, -0.395, 0.017, ink, PAINTED),
      curve(half('0.012,-0.425 0.055,-0.455 0.095,-0.435', side), 0.014, main, 'both', PAINTED),
    ]),
    polygon(polyline('-0.024,-0.355 0.024,-0.355 0,-0.3'), gold, PAINTED),
    // bamboo bones shine through
    ...both((side) => [
      curve(half('0.02,-0.325 0.3,-0.405 0.64,-0.43', side), 0.006, shade(m.wood, 0.1), 'even', {
        detail: true,
        plain: true,
      }),
    ]),
    // the turned side, as the light falls
    rounded(half(wing, 1), [0.28, 0.05, 280], { shadow: true, alpha: 0.14 }),
  ]
}

/** Streamers that swim behind it. */
const streamers = ({ random }: SubjectBrush, colours: readonly [Oklch, Oklch]): Shape[] =>
  ([-1, 1] as const).flatMap((side, i) => {
    const wave = random.range(0.05, 0.09)
    const length = random.range(0.75, 1.05)
    const phase = random.range(0, 3)
    const knots = Array.from({ length: 8 }, (_, k): readonly [number, number, number] => {
      const t = k / 7
      return [
        side * 0.31 + sin(t * 6 + phase) * wave * (0.3 + t) - t * 0.22,
        0.48 + t * length,
        mix(1, 0.5, t),
      ]
    })
    const path = smooth(knots, false, 6)
    const tone = colours[i] ?? colours[0]
    return [
      stroke(path, 0.04, tone, 'even', { accent: true }),
      stroke(
        path.map(([x, y, w = 1]) => [x + 0.008, y, w]),
        0.012,
        shade(tone, -0.1),
        'even',
        { detail: true, accent: true },
      ),
    ]
  })

/** A swallow kite on its line, another one smaller and farther. */
export const kite = subject(
  ['sky'],
  { home: 'grassland', season: 'spring', time: 'day', height: 0.25, count: 2, flock: true },
  (brush, count) => {
    const { random, own, m, tone } = brush
    const mains: readonly Oklch[] = [
      own([0.58, 0.2, 28], 0.5),
      own([0.52, 0.14, 250], 0.5),
      own([0.62, 0.12, 165], 0.5),
      own([0.76, 0.15, 65], 0.5),
    ]
    const first = random.integer(0, 1)
    const side = random.sign()
    const kites = Array.from({ length: count }, (_, i) => {
      const main = mains[(first + i) % mains.length] ?? m.accent
      const size = i === 0 ? 1 : random.range(0.32, 0.5)
      const [x, y] =
        i === 0
          ? [0, 0]
          : [(i % 2 ? side : -side) * (0.75 + ((i * 0.37) % 0.5)), random.range(-0.35, 0.4)]
      const tilt = random.range(-0.3, 0.3)
      const line = curve(
        polyline([x, y - 0.1 * size], [x - 0.25, y + 0.7], [x - 0.75, y + 1.7], [x - 1.5, y + 3]),
        0.006,
        m.dark,
        'even',
        { plain: true, detail: true, alpha: 0.55 },
      )
      const drawn = [
        ...streamers(brush, [main, tone([0.9, 0.06, 85])]),
        ...swallowKite(brush, main),
      ]
      return [line, ...place(drawn, x, y, size, false, tilt)]
    })
    return kites.reverse().flat()
  },
)
