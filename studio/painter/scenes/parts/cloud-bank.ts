import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, type StrokePoint, curve, polygon } from '../../geometry'
import { TAU, cos, mix, power, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Stage, addForms } from './forms'
import { isDark } from './soil'

export interface BankPlan {
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
export function cloudBank(random: Random, width: number, unit: number, plan: BankPlan): Shape[] {
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
export function cloudTones(stage: Stage, depth: number): { lit: Oklch; dim: Oklch } {
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

export interface CloudFloor {
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
