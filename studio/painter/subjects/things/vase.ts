import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { curve, disc, ellipsePoints, place, polygon, rounded, pointsAt } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { blossomBranch } from '../trees/branches'
import { type SubjectBrush, subject } from '../subject'
import { type Turned, ringLine, turned, vessel } from './lathe'
import { pairs, polyline, triples } from '../../drawing/notation'

/** 梅瓶, a pear-shaped bottle, and a slender mallet. */
const SHAPES = [
  '0.06,-0.52 0.05,-0.49 0.085,-0.455 0.165,-0.4 0.185,-0.32 0.16,-0.19 0.115,-0.06 0.115,0',
  '0.075,-0.54 0.046,-0.5 0.042,-0.4 0.09,-0.28 0.165,-0.17 0.165,-0.08 0.1,-0.01 0.1,0',
  '0.07,-0.54 0.048,-0.51 0.048,-0.34 0.075,-0.31 0.145,-0.275 0.155,-0.15 0.145,-0.03 0.125,0',
] as const

/** Blue scrolls and a flower between bands: what makes it porcelain at a glance. */
function blueAndWhite({ random, tone }: SubjectBrush, form: Turned): Shape[] {
  const blue = tone([0.44, 0.14, 262], 0.5)
  const flags = { detail: true, accent: true, plain: true }
  const shapes = [
    ringLine(form, 0, -0.03, 0.012, blue, flags),
    ringLine(form, 0, -0.055, 0.005, blue, flags),
  ]
  const shoulder = form.side.reduce((best, knot) => (knot[0] > best[0] ? knot : best))[1]
  shapes.push(
    ringLine(form, 0, shoulder - 0.075, 0.005, blue, flags),
    ringLine(form, 0, (form.side[0]?.[1] ?? -0.5) + 0.025, 0.008, blue, flags),
  )
  const y = shoulder + 0.05
  const size = form.at(y) * 0.36
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * TAU + random.next() * 0.2
    shapes.push(
      polygon(
        ellipsePoints(
          cos(angle) * size * 0.6,
          y + sin(angle) * size * 0.6,
          size * 0.4,
          size * 0.28,
          angle,
          14,
        ),
        shade(blue, i % 2 ? 0.08 : 0),
        flags,
      ),
    )
  }
  shapes.push(disc(0, y, size * 0.2, shade(blue, -0.12), flags))
  for (const side of [-1, 1]) {
    const w = form.at(y) * side
    shapes.push(
      curve(
        polyline([w * 0.42, y], [w * 0.62, y - 0.035], [w * 0.8, y + 0.005], [w * 0.9, y - 0.02]),
        0.008,
        blue,
        'both',
        flags,
      ),
      curve(
        polyline([w * 0.3, y + 0.045], [w * 0.52, y + 0.075], [w * 0.72, y + 0.055]),
        0.008,
        blue,
        'both',
        flags,
      ),
    )
    for (const [t, dy] of pairs('0.62,-0.05 0.74,0.03 0.5,0.09')) {
      shapes.push(
        polygon(
          ellipsePoints(w * t, y + dy, 0.02, 0.009, side * (0.5 - dy * 8), 12),
          shade(blue, 0.06),
          flags,
        ),
      )
    }
  }
  return shapes
}

/** The fine net of cracks in a celadon glaze. */
const crackle = ({ random }: SubjectBrush, form: Turned, glaze: Oklch): Shape[] =>
  Array.from({ length: 16 }, () => {
    const y = mix(-0.42, -0.04, random.next())
    const half = form.at(y)
    const x = random.range(-0.75, 0.7) * half
    return curve(
      [
        [x, y],
        [x + random.spread() * 0.03, y + 0.025],
        [x + random.spread() * 0.05, y + random.range(0.04, 0.07)],
      ],
      0.003,
      shade(glaze, -0.2),
      'both',
      { detail: true, plain: true, alpha: 0.55 },
    )
  })

/** A vase with a branch cut this morning. */
export const vase = subject(
  ['table', 'ground', 'near'],
  { home: 'interior', height: 0.6, count: 1 },
  (brush) => {
    const { random, tone, own, m, season } = brush
    const painted = random.chance(0.6)
    const glaze = painted
      ? own([0.94, 0.015, 220], 0.8)
      : own(random.pick<Oklch>(triples('0.78,0.055,165 0.72,0.06,205 0.88,0.03,85')), 0.8)
    const form = turned(random.pick(SHAPES))
    const lip = form.side[0]
    const [lipX, lipY] = [lip?.[0] ?? 0.06, lip?.[1] ?? -0.5]
    const kind =
      season === 'spring' || (season !== 'winter' && random.chance(0.5)) ? 'cherry' : 'plum'
    const side = random.sign()
    const branch = (size: number, lean: number): Shape[] =>
      place(
        blossomBranch({ ...brush, snowy: false }, kind),
        side * lean * 0.02,
        lipY + 0.03,
        size,
        side < 0,
        side * (-1.15 + lean),
      )
    return [
      rounded(polyline('-0.12,0 0.1,-0.02 0.34,0.015 0.2,0.05 -0.1,0.035'), [0.25, 0.03, 60], {
        plain: true,
        shadow: true,
        alpha: 0.28,
      }),
      polygon(ellipsePoints(0, lipY, lipX, lipX * 0.22), tone([0.3, 0.03, 240])),
      ...branch(0.5, -0.5),
      ...branch(0.62, random.range(0.15, 0.35)),
      ...vessel(form, 0, glaze),
      ...(painted ? blueAndWhite(brush, form) : crackle(brush, form, glaze)),
      curve(pointsAt([0, lipY], lipX, '-1,0 0,0.22 1,0'), 0.012, shade(glaze, 0.04), 'even', {
        detail: true,
      }),
      ...(random.chance(0.5) ? fallen(brush, kind === 'plum' ? m.plum : m.blossom) : []),
    ]
  },
)

/** Petals that have dropped around the vase. */
function fallen({ random }: SubjectBrush, colour: Oklch): Shape[] {
  return Array.from({ length: 5 }, () =>
    polygon(
      ellipsePoints(
        random.range(0.18, 0.42) * random.sign(),
        random.range(0, 0.05),
        0.017,
        0.009,
        random.spread(),
        12,
      ),
      colour,
      { petal: true },
    ),
  )
}
