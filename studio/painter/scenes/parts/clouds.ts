import { cos, mix, power, sin, TAU } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch, shade } from '../../colour'
import { triples } from '../../drawing/notation'
import { curve, disc, type Point, polygon, type Shape, type StrokePoint } from '../../geometry'
import { materialsAt } from '../../palette'
import { DYES } from '../../palettes/tints'
import { addForms, rectangle, type Stage } from './forms'
import { addSky } from './sky'
import { isDark } from './soil'

interface BankPlan {
  readonly y: number
  /** Size of its billows, pixels. */
  readonly billow: number
  /** Height of the heap, pixels. */
  readonly swell: number
  readonly foot: number
  readonly lit: Oklch
  readonly dim: Oklch
  /** Darkness where nothing is graded, 0..1. */
  readonly flat: number
}

/** The upper edge of round heads that stand before each other. */
function skyLine(
  lobes: readonly { x: number; y: number; half: number; tall: number }[],
  width: number,
  step: number,
  floor: number,
): Point[] {
  const points: Point[] = []
  for (let x = -step * 2; x <= width + step * 2; x += step) {
    let top = floor
    for (const lobe of lobes) {
      const off = (x - lobe.x) / lobe.half
      const inside = off * off
      if (inside < 1) top = Math.min(top, lobe.y - Math.sqrt(1 - inside) * lobe.tall)
    }
    points.push([x, top])
  }
  return points
}

/** One row of a sea of clouds: round heads along its top, curls inside, lost in haze below. */
function cloudBank(random: Random, width: number, unit: number, plan: BankPlan): Shape[] {
  const { y, billow, swell, foot, lit, dim } = plan
  const lobes: { x: number; y: number; half: number; tall: number }[] = []
  const curls: Shape[] = []
  const phase = random.next() * 7
  const length = width * random.range(0.5, 0.9)
  for (let x = -billow * 2; x < width + billow * 2;) {
    const heap = 0.5 + 0.5 * sin((x / length) * TAU + phase)
    const half = billow * random.range(0.45, 1) * mix(0.7, 1.25, heap)
    const base = y - swell * heap
    lobes.push({ x: x + half, y: base, half, tall: half * random.range(0.75, 1.05) })
    if (random.chance(0.6)) {
      const r = half * random.range(0.5, 0.7)
      const cx = x + half * random.range(0.9, 1.2)
      const cy = base + half * random.range(0.05, 0.3)
      const arc: StrokePoint[] = Array.from({ length: 6 }, (_, i): StrokePoint => {
        const angle = Math.PI * mix(0.95, 0.05, i / 5)
        return [cx + cos(angle) * r, cy - sin(angle) * r * 0.8]
      })
      const flags = { plain: true, detail: true, alpha: 0.6 }
      const size = Math.max(1.6 * unit, half * 0.05)
      curls.push(curve(arc, size, mixColour(lit, dim, 0.75), 'both', flags))
    }
    x += half * random.range(1.05, 1.4)
  }
  const top = skyLine(lobes, width, Math.max(2, billow * 0.06), y - billow * 0.2)
  const crown = y - swell - billow
  const body: Shape = {
    ...polygon(
      [...top, [width + billow * 3, foot], [-billow * 3, foot]],
      mixColour(lit, dim, plan.flat),
    ),
    gradient: {
      from: [0, crown],
      to: [0, y + billow * 1.8],
      stops: [
        { at: 0, colour: shade(lit, 0.02) },
        { at: 0.3, colour: lit },
        { at: 1, colour: dim },
      ],
    },
  }
  return [body, ...curls]
}

/** The colours of clouds seen from above. */
function cloudTones(stage: Stage, depth: number): { lit: Oklch; dim: Oklch } {
  const { palette } = stage
  const dark = isDark(stage)
  const white = mixColour([0.975, 0.01, 230], palette.light, dark ? 0.1 : 0.3)
  const lit = mixColour(white, dark ? palette.sky[1] : palette.sky[2], dark ? 0.55 : 0.28)
  const dim = mixColour(palette.far, palette.sky[dark ? 0 : 1], 0.5)
  return {
    lit: mixColour(lit, palette.sky[2], depth * 0.4),
    dim: mixColour(dim, lit, 0.1 + depth * 0.25),
  }
}

interface CloudFloor {
  readonly from: number
  readonly to: number
  readonly rows: number
  /** Depth of the farthest and of the nearest row. */
  readonly far: number
  readonly near: number
  /** Size of the nearest billows as a share of the short side. */
  readonly billow?: number
}

/** Rows of cloud from the horizon to the viewer; things between them rise out of them. */
export function addCloudFloor(stage: Stage, plan: CloudFloor): void {
  const { width, height, short, unit } = stage
  const { rows, billow = 0.085 } = plan
  for (let i = 0; i < rows; i++) {
    const t = rows === 1 ? 1 : i / (rows - 1)
    const near = power(t, 1.5)
    const depth = mix(plan.far, plan.near, t)
    const random = stage.random.fork(`bank ${i} ${plan.rows}`)
    const size = short * mix(0.012, billow, near)
    const y = mix(plan.from, plan.to, near)
    const shapes = cloudBank(random, width, unit, {
      y,
      billow: size,
      swell: size * random.range(0.5, 1.1),
      foot: Math.min(height * 1.1, y + size * 6 + height * 0.05),
      flat: mix(0.62, 0.12, t) + (i % 2) * 0.14,
      ...cloudTones(stage, depth),
    })
    addForms(stage, `bank ${i}`, depth, shapes)
  }
}

/** Middle and half width of the clouds of a sky, shares of the frame and of the short side. */
const SPOTS: readonly ReturnType<typeof triples>[] = [
  triples('0.5,0.52,0.34'),
  triples('0.32,0.3,0.23 0.66,0.7,0.25'),
  triples('0.28,0.3,0.2 0.72,0.44,0.22 0.36,0.72,0.24'),
  triples('0.27,0.26,0.18 0.73,0.34,0.19 0.3,0.66,0.2 0.74,0.76,0.18'),
  triples('0.24,0.24,0.16 0.68,0.2,0.15 0.5,0.5,0.18 0.22,0.76,0.16 0.78,0.74,0.17'),
  triples('0.24,0.2,0.14 0.7,0.24,0.15 0.3,0.5,0.15 0.76,0.53,0.14 0.24,0.8,0.14 0.7,0.82,0.15'),
  triples(`0.24,0.2,0.14 0.7,0.22,0.14 0.18,0.52,0.12 0.5,0.5,0.13 0.83,0.53,0.12 0.28,0.81,0.14
    0.72,0.82,0.14`),
  triples(`0.18,0.24,0.12 0.5,0.2,0.13 0.81,0.26,0.12 0.32,0.52,0.14 0.7,0.54,0.14 0.19,0.83,0.12
    0.5,0.81,0.13 0.82,0.84,0.12`),
]
/** More would be specks: their number is not said to be seen. */
export const MOST_CLOUDS = SPOTS.length
/** Its lobes, in half widths: along, up, radius. */
const LOBES = triples(`-0.66,0,0.3 0.66,0,0.3 -0.34,0.2,0.38 0.36,0.18,0.35 0.02,0.34,0.46
  0,0.06,0.3`)

/** The sky alone with so many clouds, each by itself. */
export function buildCloudscape(stage: Stage): void {
  const { width, height, short, palette, slots, side } = stage
  const random = stage.random.fork('cloudscape')
  stage.horizon = height * 1.04
  // a moon is above the clouds, a sun that sets below them
  const isLow = slots.time === 'sunset' || slots.time === 'dawn'
  const place = isLow ? { lightX: 0.5 - side * 0.36, lightY: 0.82 } : {}
  addSky(stage, { clouds: 0, lightX: 0.5 + side * 0.4, lightY: 0.1, ...place })
  const count = Math.max(1, Math.min(SPOTS.length, slots.clouds ?? 3))
  const m = materialsAt(palette, 0.6)
  const dark = slots.time === 'night' || slots.time === 'dusk'
  const dye = slots.dyed?.clouds
  const own = dye ? mixColour(m.snow, DYES[dye], 0.75) : m.snow
  const white = mixColour(own, palette.sky[2], dark ? 0.5 : 0.12)
  for (const [i, [u, v, r]] of (SPOTS[count - 1] ?? []).entries()) {
    const x = width * (side > 0 ? u : 1 - u) + random.spread() * short * 0.03
    const [y, half] = [height * v + random.spread() * short * 0.03, short * r]
    const lobes = LOBES.map(([du, dv, k]) => [du, dv, k * random.range(0.95, 1.05)] as const)
    const puff = (dx: number, dy: number, size: number, colour: typeof white): Shape[] =>
      lobes.map(([du, dv, k]) =>
        disc(x + (du + dx) * half, y + (dy - dv) * half, k * half * size, colour, { plain: true }),
      )
    const base = polygon(
      rectangle(x - half * 0.66, y - half * 0.1, x + half * 0.66, y + half * 0.29),
      shade(white, -0.06),
      { plain: true },
    )
    addForms(stage, `cloud ${i + 1}`, 0.9 - i * 0.01, [
      base,
      ...puff(0, 0, 1, shade(white, -0.06)),
      ...puff(-0.02 * side, -0.07, 0.9, shade(white, 0.005)),
      ...puff(-0.06 * side, -0.14, 0.66, shade(white, 0.04)),
    ])
  }
  stage.focusX = width / 2
}
