import { type Oklch, mixColour, shade } from '../../colour'
import type { StrokePoint } from '../../drawing/notation'
import { type Point, type Shape, curve, plainPoints, polygon, smooth } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { Random, Stage } from '../../scene'
import { isDark, sandAt } from '../parts/soil'

/** Shadows on sand are warm and a little purple. */
const SHADE: Oklch = [0.5, 0.075, 18]

export type DuneTones = { readonly lit: Oklch; readonly dim: Oklch }

/** The sunny and the shadow face of a dune at this distance. */
export function duneTones(stage: Stage, depth: number): DuneTones {
  const { palette } = stage
  const sand = sandAt(stage, depth)
  const warm = mixColour(sand, isDark(stage) ? palette.sky[1] : [0.78, 0.11, 62], 0.34)
  const lit = mixColour(warm, palette.light, isDark(stage) ? 0.06 : 0.14)
  const dim = mixColour(
    shade(warm, isDark(stage) ? -0.1 : -0.17),
    SHADE,
    isDark(stage) ? 0.1 : 0.42,
  )
  return { lit, dim }
}

export interface DunePlan {
  /** The crest, from its far end to where it runs out; a smooth line through these points. */
  readonly crest: readonly StrokePoint[]
  /** Close the sunny face and the shadow face below. */
  readonly litFoot: readonly Point[]
  readonly dimFoot: readonly Point[]
  readonly tones: DuneTones
  /** Wind ripples on the sunny face. */
  readonly ripples?: number
}

function graded(points: Point[], top: Oklch, foot: Oklch): Shape {
  const ys = points.map(([, y]) => y)
  return {
    ...polygon(points, mixColour(top, foot, 0.35), { plain: true }),
    gradient: {
      from: [0, Math.min(...ys)],
      to: [0, Math.max(...ys)],
      stops: [
        { at: 0, colour: top },
        { at: 1, colour: foot },
      ],
    },
  }
}

/** One dune: two faces that meet in a sharp, bent crest. */
export function dune(random: Random, unit: number, plan: DunePlan): Shape[] {
  const { tones, ripples = 0 } = plan
  const crest = smooth(plan.crest, false, 10)
  const lit = [...plainPoints(crest), ...plan.litFoot]
  const dim = [...plainPoints(crest), ...plan.dimFoot]
  const shapes = [
    graded(lit, shade(tones.lit, 0.03), shade(tones.lit, -0.04, 0.012)),
    graded(dim, shade(tones.dim, -0.03), mixColour(tones.dim, tones.lit, 0.35)),
    curve(
      plan.crest.map(([x, y]): StrokePoint => [x, y]),
      3 * unit,
      shade(tones.lit, 0.06),
      'both',
      { plain: true, detail: true, alpha: 0.8 },
    ),
  ]
  const foot = plan.litFoot
  const last = foot[foot.length - 1]
  const first = foot[0]
  if (!first || !last) return shapes
  for (let i = 0; i < ripples; i++) {
    // a ripple follows the crest at a share of the way down the sunny face
    const t = eased((i + 1) / (ripples + 1))
    const from = random.range(0.1, 0.5)
    const to = Math.min(1, from + random.range(0.25, 0.5))
    const line: StrokePoint[] = []
    for (let k = 0; k <= 5; k++) {
      const s = mix(from, to, k / 5)
      const at = crest[Math.round(s * (crest.length - 1))]
      const down: Point = [mix(last[0], first[0], s), mix(last[1], first[1], s)]
      const bend = random.spread() * 5 * unit
      line.push([mix(at[0], down[0], t), mix(at[1], down[1], t) + bend])
    }
    shapes.push(
      curve(line, mix(1.6, 3.4, t) * unit, shade(tones.lit, -0.09, 0.01), 'both', {
        plain: true,
        detail: true,
        alpha: 0.55,
      }),
    )
  }
  return shapes
}

const eased = (t: number): number => t * (0.35 + 0.65 * t)
