import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Random, type Shape, smooth, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'

export interface PetalForm {
  /** Its root. */
  readonly x: number
  readonly y: number
  /** Which way it points: 0 up, clockwise, radians. */
  readonly turn: number
  readonly length: number
  /** Half the angle it spreads over, radians. */
  readonly spread: number
  /** 0 a smooth edge … 1 frayed like silk. */
  readonly ruffle: number
  /** Below 1: seen from the side. */
  readonly squash: number
  readonly colour: Oklch
  /** Colours at its root and at its edge. */
  readonly root: Oklch
  readonly edge: Oklch
}

const STEPS = 9

/** A broad silken petal with a wavy rim, a coloured root and a few fine veins. */
export function silkPetal(random: Random, form: PetalForm): Shape[] {
  const { x, y, turn, length, spread, squash, ruffle } = form
  const at = (reach: number, aside: number): Point => {
    const angle = turn + aside * spread
    return [x + sin(angle) * reach * length, y - cos(angle) * reach * length * squash]
  }
  const notch = random.range(-0.4, 0.4)
  const rim: Point[] = []
  for (let i = 0; i <= STEPS; i++) {
    const aside = (i / STEPS) * 2 - 1
    const round = 1 - 0.2 * aside * aside
    const gap = aside - notch
    const dip = gap * gap < 0.03 ? 0.1 : 0
    const wave = (i % 2 ? 0.038 : -0.03) * (0.3 + random.next()) + random.spread() * 0.02
    rim.push(at(round + (wave - dip) * ruffle, aside))
  }
  const body = smooth([at(0, 0), at(0.42, -1.05), ...rim, at(0.42, 1.05)], true, 4).map(
    ([px, py]): Point => [px, py],
  )
  const tip = at(1, 0)
  const veins = [-0.55, -0.2, 0.15, 0.5].map((aside) =>
    stroke(
      [at(0.2, aside * 0.5), at(0.55, aside * 0.8), at(random.range(0.74, 0.86), aside)],
      length * 0.012,
      mixColour(form.colour, form.root, 0.55),
      'both',
      { detail: true, petal: true, plain: true, alpha: 0.5 },
    ),
  )
  const petal: Shape = {
    points: body,
    colour: mixColour(form.colour, form.edge, 0.3),
    petal: true,
    gradient: {
      from: [x, y],
      to: tip,
      stops: [
        { at: 0.08, colour: form.root },
        { at: 0.5, colour: form.colour },
        { at: 1, colour: form.edge },
      ],
    },
  }
  return [petal, ...veins]
}

/** A pointed leaf along a bent midrib, its lower half darker, with side veins. */
export function pointedLeaf(
  random: Random,
  from: Point,
  to: Point,
  half: number,
  colour: Oklch,
): Shape[] {
  const [x0, y0] = from
  const dx = to[0] - x0
  const dy = to[1] - y0
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const bow = random.spread() * 0.12
  const at = (t: number, aside: number): Point => {
    const bend = bow * sin(t * Math.PI) * length + aside
    return [x0 + dx * t - (dy / length) * bend, y0 + dy * t + (dx / length) * bend]
  }
  const width = (t: number): number =>
    half * sin(Math.PI * mix(0.03, 1, t * (1.16 - 0.16 * t))) * (1 - 0.25 * t)
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: 13 }, (_, i) => at(i / 12, sign * width(i / 12)))
  const middle = Array.from({ length: 13 }, (_, i) => at(i / 12, 0))
  const dark = shade(colour, -0.075)
  const veins: Shape[] = []
  for (const t of [0.22, 0.42, 0.62])
    for (const sign of [-1, 1] as const) {
      veins.push(
        stroke([at(t, 0), at(t + 0.17, sign * width(t + 0.17) * 0.8)], half * 0.05, dark, 'end', {
          detail: true,
          foliage: true,
          plain: true,
          alpha: 0.7,
        }),
      )
    }
  return [
    { points: [...side(1), ...side(-1).reverse()], colour, foliage: true },
    {
      points: [...middle, ...side(1).reverse()],
      colour: dark,
      shadow: true,
      foliage: true,
      alpha: 0.6,
    },
    ...veins,
    stroke(middle, half * 0.11, shade(colour, 0.13), 'end', 'detail plain foliage alpha 0.8'),
  ]
}
