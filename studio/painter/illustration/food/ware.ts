import { TAU, sin } from '../../../lib/maths'
import { type Form, ellipse, inside, line, polygonForm } from '../build/form'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { type Material, lathe, mattMaterial, metalMaterial } from '../build/lathe'
import { arcPath, ellipsePath } from '../build/path'
import type { Cook, Disc } from './craft'
import { type Item, many } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** A vessel: what is drawn of it, and where its contents lie. */
export interface Ware {
  readonly forms: readonly Form[]
  readonly stands: Item['stands']
  /** The surface of soup, tea or the flat of a plate. */
  readonly content: Disc
  /** The edge that everything inside is clipped to. */
  readonly rim: Disc
}

const computeRise = (tilt: number) => Math.sqrt(1 - tilt * tilt)

/** The disc as a form that clips what lies in it. */
export const surface = (
  { x, y, rx, ry }: Disc,
  fill: Form['fill'],
  ...content: readonly (Form | readonly Form[])[]
): Form => inside(ellipse([x, y], [rx, ry], fill, 'body plain'), ...content)

/** Shadow of a vessel's wall on its contents. */
export function wallShadow({ x, y, rx, ry }: Disc, depth = 26): Form {
  const rings = [
    ellipsePath(x, y, rx * 1.3, ry * 1.3),
    ellipsePath(x + depth * 0.5, y + depth, rx, ry),
  ]
  return polygonForm(rings, [0.25, 0.07, 30], {
    role: 'shadow',
    plain: true,
    blend: 'multiply',
    alpha: 0.6,
    blur: depth * 0.7,
  })
}

/** Painted rings and arcs on the outside of a bowl. */
function bowlPattern(
  radius: number,
  height: number,
  tilt: number,
  colour: Oklch,
  kind: number,
): Form[] {
  const rise = computeRise(tilt)
  const ring = (share: number, r: number, width: number) =>
    line(
      arcPath(0, -height * share * rise, radius * r, radius * r * tilt, 0.02, Math.PI - 0.02),
      width,
      colour,
      'detail even plain alpha 0.9',
    )
  if (kind === 0) return [ring(0.86, 0.985, 7), ring(0.79, 0.97, 3)]
  if (kind === 1) {
    const arcs: Point[][] = []
    for (let i = 0; i < 17; i++) {
      const a = 0.1 + (i / 16) * (Math.PI - 0.2)
      const [x, y] = arcPath(0, -height * 0.52 * rise, radius * 0.93, radius * 0.93 * tilt, a, a)[0]
      for (const r of [30, 20, 10]) {
        const squeeze = 0.35 + 0.65 * sin(a)
        const outer = arcPath(x, y, r * squeeze, r, Math.PI, TAU)
        const inner = arcPath(x, y, (r - 3.4) * squeeze, r - 3.4, Math.PI, TAU).reverse()
        arcs.push([...outer, ...inner])
      }
    }
    return [
      ring(0.86, 0.985, 6),
      ring(0.78, 0.965, 2.5),
      many(arcs, colour, { alpha: 0.85 }),
      ring(0.4, 0.84, 3),
    ]
  }
  return []
}

export interface BowlOptions {
  readonly height?: number
  readonly pattern?: boolean
  readonly full?: number
  readonly material?: Material
}

/** A bowl on its foot ring; `full` is how high it is filled, 0..1. */
export function bowl(
  cook: Pick<Cook, 'tilt' | 'ware' | 'random'>,
  radius: number,
  options: BowlOptions = {},
): Ware {
  const { tilt, ware, random } = cook
  const height = options.height ?? radius * 0.72
  const full = options.full ?? 0.9
  const rise = computeRise(tilt)
  const y = -height * rise
  const body = lathe(
    [0, 0],
    polyline(`${radius * 0.42},0 ${radius * 0.43},${height * 0.1}
        ${radius * 0.52},${height * 0.15} ${radius * 0.78},${height * 0.42}
        ${radius * 0.94},${height * 0.74} ${radius},${height}`),
    options.material ?? mattMaterial(ware, 0.07),
    { tilt },
  )
  const light = ware[0] > 0.8
  const paint: Oklch = light
    ? random.pick<Oklch>(triples('0.42,0.13,262 0.5,0.16,28 0.48,0.1,160'))
    : tone(ware, 0.3)
  const inner = 0.955
  const down = height * (1 - full) * rise
  const content: Disc = {
    x: 0,
    y: y + down,
    rx: radius * (0.955 - 0.35 * (1 - full)),
    ry: radius * (0.955 - 0.35 * (1 - full)) * tilt,
  }
  return {
    forms: named('bowl', [
      inside(
        body,
        options.pattern === false || tilt > 0.8
          ? []
          : bowlPattern(radius, height, tilt, paint, random.integer(0, 2)),
      ),
      ellipse(
        [0, y],
        [radius, radius * tilt],
        linear([-radius, y], [radius, y], ...tones(ware, -0.12, 0.04, 0.06)),
        'body plain',
      ),
      ellipse(
        [0, y],
        [radius * inner, radius * inner * tilt],
        linear([-radius, y - 40], [radius, y + 60], ...tones(ware, -0.36, -0.14, -0.02)),
        'shade',
      ),
      line(
        arcPath(0, y, radius * 0.98, radius * 0.98 * tilt, Math.PI * 0.6, Math.PI * 1.3),
        5,
        [0.995, 0.004, 90],
        'light plain alpha 0.9',
      ),
    ]),
    stands: [{ at: [0, -radius * 0.03], radius: [radius * 0.62, radius * 0.62 * tilt] }],
    content,
    rim: { x: 0, y, rx: radius * inner, ry: radius * inner * tilt },
  }
}

/** A round plate with a raised rim. */
export function plate(
  cook: Pick<Cook, 'tilt' | 'ware' | 'random'>,
  radius: number,
  height = radius * 0.1,
): Ware {
  const { tilt, ware, random } = cook
  const rise = computeRise(tilt)
  const y = -height * rise
  const body = lathe(
    [0, 0],
    polyline(`${radius * 0.55},0 ${radius * 0.62},${height * 0.12}
        ${radius * 0.88},${height * 0.62} ${radius},${height}`),
    mattMaterial(ware, 0.05),
    { tilt },
  )
  const at = (share: number, dy = 0) =>
    ellipsePath(0, y + dy, radius * share, radius * share * tilt)
  const flat: Disc = { x: 0, y: y + height * 0.35, rx: radius * 0.74, ry: radius * 0.74 * tilt }
  const band = random.chance(0.5)
  const top = ellipse(
    [0, y],
    [radius, radius * tilt],
    radial(
      [-radius * 0.3, y - radius * tilt * 0.4],
      [radius * 1.4, radius * 1.4 * tilt],
      ...tones(ware, 0.06, 0, -0.08),
    ),
    'body',
  )
  return {
    forms: named('plate', [
      body,
      inside(
        top,
        polygonForm(
          [at(0.79, height * 0.32)],
          radial(
            [radius * 0.2, y + radius * tilt * 0.4],
            [radius, radius * tilt],
            ...tones(ware, 0.05, -0.07),
          ),
          'shade plain blur 4',
        ),
        polygonForm(
          [at(0.8, height * 0.3), at(0.785, height * 0.36)],
          tone(ware, -0.16),
          'detail plain alpha 0.5 blur 1.5',
        ),
        band
          ? polygonForm(
              [at(0.965), at(0.945)],
              ware[0] > 0.75 ? [0.72, 0.09, 82] : tone(ware, 0.24),
              'detail plain',
            )
          : [],
        polygonForm([at(1), at(0.988, 0.5)], [0.995, 0.004, 90], 'light plain alpha 0.8'),
      ),
    ]),
    stands: [{ at: [0, 0], radius: [radius * 0.84, radius * 0.84 * tilt] }],
    content: flat,
    rim: { x: 0, y, rx: radius, ry: radius * tilt },
  }
}

/** A straight pot or pan with a metal wall. */
export function pot(tilt: number, radius: number, height: number, metal: Oklch): Ware {
  const rise = computeRise(tilt)
  const y = -height * rise
  const body = lathe(
    [0, 0],
    polyline(`${radius * 0.9},0 ${radius * 0.96},${height * 0.1}
        ${radius * 0.98},${height * 0.6} ${radius},${height}`),
    metalMaterial(metal),
    { tilt, role: 'metal' },
  )
  return {
    forms: named('pan', [
      body,
      ellipse(
        [0, y],
        [radius, radius * tilt],
        linear([-radius, y], [radius, y], ...tones(metal, 0.1, -0.12, 0.12)),
        'metal',
      ),
      ellipse([0, y], [radius * 0.95, radius * 0.95 * tilt], tone(metal, -0.42), 'shade plain'),
    ]),
    stands: [{ at: [0, 0], radius: [radius * 0.94, radius * 0.94 * tilt] }],
    content: { x: 0, y: y + height * 0.14, rx: radius * 0.935, ry: radius * 0.935 * tilt },
    rim: { x: 0, y, rx: radius * 0.95, ry: radius * 0.95 * tilt },
  }
}

/** A pair of chopsticks from one point to another. */
export function chopsticks(from: Point, to: Point, colour: Oklch): Form[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(dx * dx + dy * dy)
  const [nx, ny] = [-dy / length, dx / length]
  const sticks = pairs('0,0 24,13').flatMap(([a, b]) => {
    const p: Point = [from[0] + nx * a, from[1] + ny * a]
    const q: Point = [to[0] + nx * b, to[1] + ny * b]
    const stick = (o: number) =>
      polyline(`${p[0] + nx * 7 + o},${p[1] + ny * 7 + o}
          ${p[0] - nx * 7 + o},${p[1] - ny * 7 + o}
          ${q[0] - nx * 4 + o},${q[1] - ny * 4 + o}
          ${q[0] + nx * 4 + o},${q[1] + ny * 4 + o}`)
    const fill = linear(
      [p[0] - nx * 7, p[1] - ny * 7],
      [p[0] + nx * 7, p[1] + ny * 7],
      ...tones(colour, 0.14, 0, -0.12),
    )
    return [
      polygonForm([stick(14)], [0.28, 0.06, 30], 'shadow plain multiply alpha 0.4 blur 8'),
      polygonForm([stick(0)], fill, 'body relief 2'),
    ]
  })
  return named('chopsticks', sticks)
}

export const WARES: readonly [Oklch, ...Oklch[]] =
  triples(`0.95,0.012,85 0.95,0.012,85 0.9,0.02,75 0.5,0.07,235 0.42,0.04,160 0.86,0.045,20 0.34,0.02,260
  0.72,0.07,170`)
