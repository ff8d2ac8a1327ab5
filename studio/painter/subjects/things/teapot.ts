import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { curve, ellipsePoints, polygon, rounded, smooth, stroke } from '../../geometry'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { ringLine, steam, turned, vessel } from './lathe'
import { polyline, strokePoints, triples } from '../../drawing/notation'

interface Pot {
  readonly body: string
  readonly lid: string
  readonly spout: string
  readonly handle: string
}

/** Three pots that every tea drinker of Yixing knows: melon, drum and stone ladle. */
const POTS: readonly [Pot, ...Pot[]] = [
  {
    body: '0.15,-0.475 0.24,-0.45 0.325,-0.34 0.345,-0.22 0.3,-0.09 0.21,-0.015 0.2,0',
    lid: '0.02,-0.57 0.09,-0.555 0.155,-0.5 0.165,-0.472',
    spout: '0.24,-0.2,1.9 0.36,-0.22,1.3 0.43,-0.34,0.85 0.475,-0.44,0.68 0.515,-0.465,0.6',
    handle: '-0.26,-0.4,0.9 -0.4,-0.45,1 -0.49,-0.36,1.05 -0.47,-0.22,0.95 -0.31,-0.12,0.8',
  },
  {
    body: '0.19,-0.4 0.28,-0.37 0.335,-0.26 0.33,-0.13 0.27,-0.03 0.25,0',
    lid: '0.02,-0.5 0.12,-0.478 0.19,-0.43 0.2,-0.398',
    spout: '0.25,-0.17,2 0.37,-0.19,1.3 0.44,-0.29,0.85 0.5,-0.37,0.65 0.53,-0.385,0.6',
    handle: '-0.24,-0.36,0.9 -0.4,-0.4,1 -0.49,-0.3,1.05 -0.45,-0.16,0.95 -0.3,-0.09,0.8',
  },
  {
    body: '0.13,-0.43 0.165,-0.425 0.24,-0.27 0.31,-0.1 0.325,-0.035 0.29,0',
    lid: '0.02,-0.475 0.08,-0.47 0.13,-0.45 0.14,-0.428',
    spout: '0.22,-0.19,1.8 0.34,-0.25,1.1 0.44,-0.36,0.75 0.47,-0.39,0.68',
    handle: '-0.17,-0.38,0.9 -0.36,-0.37,1 -0.44,-0.3,0.95 -0.36,-0.16,0.9 -0.285,-0.1,0.8',
  },
]

function pot(brush: SubjectBrush, form: Pot, clay: Oklch, x: number): Shape[] {
  const move = (text: string) =>
    smooth(
      strokePoints(text).map(([px, py, w = 1]) => [x + px, py, w] as const),
      false,
      7,
    )
  const body = turned(form.body)
  const lid = turned(form.lid)
  const [top] = lid.side[0] ? [lid.side[0][1]] : [-0.5]
  const handle = move(form.handle)
  const knob = ellipsePoints(x, top - 0.028, 0.042, 0.036)
  return [
    stroke(handle, 0.05, clay),
    stroke(
      handle.map(([hx, hy, w = 1]) => [hx + 0.006, hy + 0.01, w]),
      0.018,
      shade(clay, -0.11),
      'even',
      { detail: true, alpha: 0.8 },
    ),
    stroke(move(form.spout), 0.085, shade(clay, -0.02)),
    ...vessel(body, x, clay),
    ...vessel(lid, x, shade(clay, 0.015)),
    ringLine(body, x, body.side[0]?.[1] ?? -0.4, 0.012, shade(clay, -0.15)),
    ringLine(body, x, -0.045, 0.008, shade(clay, -0.14), { alpha: 0.7 }),
    polygon(knob, shade(clay, 0.02)),
    polygon(ellipsePoints(x - 0.012, top - 0.038, 0.011, 0.008), shade(clay, 0.24), {
      detail: true,
      plain: true,
      alpha: 0.7,
    }),
    ...(brush.random.chance(0.5) ? inscription(x, clay) : []),
  ]
}

/** A bamboo twig scratched into the clay. */
function inscription(x: number, clay: Oklch): Shape[] {
  const pale = shade(clay, 0.16, -0.02)
  const flags = { detail: true, plain: true, alpha: 0.85 }
  const tuft = (lx: number, ly: number): Shape[] =>
    [-0.05, 0.005, 0.055].map((dx) =>
      curve(
        [
          [lx, ly, 0.3],
          [lx + dx * 0.6, ly + 0.045, 1],
          [lx + dx, ly + 0.085 - Math.abs(dx) * 0.4, 0.1],
        ],
        0.016,
        pale,
        'even',
        flags,
      ),
    )
  return [
    curve(polyline([x - 0.14, -0.14], [x - 0.1, -0.25], [x, -0.31]), 0.009, pale, 'end', flags),
    ...tuft(x - 0.1, -0.25),
    ...tuft(x - 0.005, -0.31),
  ]
}

function cup(brush: SubjectBrush, x: number, y: number, glaze: Oklch): Shape[] {
  const { tone } = brush
  const form = turned(`0.09,${y - 0.125} 0.085,${y - 0.075} 0.055,${y - 0.02} 0.04,${y}`)
  return [
    ...vessel(form, x, glaze),
    polygon(ellipsePoints(x, y - 0.125, 0.09, 0.02), shade(glaze, 0.03)),
    polygon(ellipsePoints(x, y - 0.122, 0.076, 0.0145), tone([0.6, 0.12, 68], 0.5), {
      detail: true,
    }),
  ]
}

/** A slatted tea board with its shadow on the table. */
function board({ tone }: SubjectBrush): Shape[] {
  const wood = tone([0.68, 0.085, 76])
  const lines = [-0.35, -0.12, 0.12, 0.36, 0.6].map((x) =>
    stroke(polyline([x, -0.02], [x * 1.08, 0.062]), 0.006, shade(wood, -0.12), 'even', {
      detail: true,
      alpha: 0.7,
    }),
  )
  return [
    rounded(
      polyline('-0.64,0.1 -0.2,0.125 0.5,0.125 0.92,0.09 0.8,0.14 0.3,0.16 -0.4,0.15'),
      [0.25, 0.03, 60],
      {
        plain: true,
        shadow: true,
        alpha: 0.3,
      },
    ),
    polygon(polyline('-0.55,-0.03 0.8,-0.03 0.87,0.065 -0.62,0.065'), wood),
    polygon(polyline('-0.62,0.065 0.87,0.065 0.86,0.11 -0.61,0.11'), shade(wood, -0.11)),
    ...lines,
  ]
}

/** A Yixing pot on its board, two cups, and steam. */
export const teapot: SubjectDefinition = {
  placements: ['table', 'ground', 'near'],
  home: 'interior',
  height: 0.36,
  count: 1,
  draw(brush) {
    const { random, m, own, tone } = brush
    const clay = own(random.pick<Oklch>(triples('0.5,0.105,38 0.43,0.08,32 0.6,0.1,58')), 0.8)
    const glaze = random.chance(0.5) ? tone([0.93, 0.02, 200]) : tone([0.83, 0.05, 165])
    const form = random.pick(POTS)
    return [
      ...board(brush),
      ...steam(0.47, -0.52, 0.42, random.range(0.02, 0.04), m.white),
      ...pot(brush, form, clay, -0.06),
      ...cup(brush, 0.5, 0.03, glaze),
      ...cup(brush, 0.7, 0.0, glaze),
      ...steam(0.68, -0.15, 0.26, -0.02, m.white),
    ]
  },
}
