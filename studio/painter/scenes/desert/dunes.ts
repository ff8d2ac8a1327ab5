import { mix, power } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch, shade } from '../../colour'
import { polyline, type StrokePoint } from '../../drawing/notation'
import { curve, plainPoints, type Point, polygon, type Shape, smooth } from '../../geometry'
import type { Stage } from '../../scene'
import { offerAir } from '../parts/offers'
import { addForms, downwards } from '../parts/forms'
import { addLand } from '../parts/land'
import { addSky } from '../parts/sky'
import { isDark, sandAt } from '../parts/soil'
import { anchor } from '../scene-definition'

/** Low dunes behind each other down from the horizon. */
export function farDunes(stage: Stage, count: number, from: number, step: number): void {
  const { width, unit, palette, short } = stage
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1)
    const depth = mix(0.9, 0.6, t)
    const random = stage.random.fork(`far dune ${i}`)
    const { lit } = duneTones(stage, depth)
    addLand(stage, `far dune ${i}`, depth, from + step * (i + 1), {
      peaks: Array.from({ length: 4 }, () => ({
        x: random.range(-0.1, 1.1) * width,
        height: step * random.range(0.6, 1.5),
        reach: short * random.range(0.2, 0.5),
        form: 'dome' as const,
        lean: random.spread(),
      })),
      rough: 0.02,
      grain: 300 * unit,
      roll: step * 0.4,
      body: step * 2,
      colour: mixColour(lit, palette.sky[2], 0.45 * (1 - t)),
      snow: 0,
    })
  }
}

/** One crest winds in an S from the viewer's feet up to the highest dune. */
export function buildCrest(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('crest')
  stage.horizon = height * random.range(0.46, 0.54)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.16, 0.28) })
  farDunes(stage, 3, horizon, height * 0.05)
  const at = (x: number, y: number): [number, number] => [width * (0.5 + side * x), height * y]
  const peak = random.range(0.1, 0.2)
  const top = (horizon / height) * random.range(0.62, 0.8)
  const swing = random.range(0.85, 1.2)
  const out = 0.75
  const shapes = [
    // the shoulder behind runs out on both sides
    ...dune(random.fork('shoulder'), unit, {
      crest: [
        at(-0.75, 0.62),
        at(-0.4, 0.6),
        at(-0.1, 0.56),
        at(0.14, top + 0.1),
        at(0.4, 0.52),
        at(0.8, 0.6),
      ],
      litFoot: [at(0.8, 0.9), at(-0.75, 0.9)],
      dimFoot: [at(0.8, 0.6), at(0.3, 0.56)],
      tones: duneTones(stage, 0.42),
    }),
    ...dune(random.fork('main'), unit, {
      crest: [
        at(peak, top),
        at(peak - 0.05, top + 0.06),
        at(peak - 0.18 * swing, top + 0.17),
        at(peak - 0.12 * swing, top + 0.28),
        at(peak + 0.1 * swing, top + 0.38),
        at(peak + 0.14 * swing, top + 0.48),
        at(peak - 0.1 * swing, top + 0.6),
        at(peak - 0.36 * swing, 1.06),
      ],
      litFoot: [at(-out, 1.06), at(-out, 0.72), at(-0.35, 0.64), at(peak - 0.12, top + 0.12)],
      dimFoot: [
        at(out, 1.06),
        at(out, 0.66),
        at(peak + 0.26, top + 0.16),
        at(peak + 0.08, top + 0.03),
      ],
      tones: duneTones(stage, 0.16),
      ripples: 22,
    }),
  ]
  addForms(stage, 'dune', 0.4, shapes)
  for (const [x, y, scale] of polyline(
    [peak + 0.02 - 0.2 * swing, top + 0.2, 0.62],
    [-0.3, 0.8, 0.85],
    [0.3, 0.8, 0.8],
  )) {
    const [px, py] = at(x, y)
    anchor(stage, 'ground', [px, py], short * scale, 0.3 - y * 0.15)
  }
  offerAir(stage, { sky: [-0.2, 0.22], frame: -1 })
  stage.focusX = width * (0.5 + side * peak)
}

/** Shadows on sand are warm and a little purple. */
const SHADE: Oklch = [0.5, 0.075, 18]

type DuneTones = { readonly lit: Oklch; readonly dim: Oklch }

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

interface DunePlan {
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

interface Row {
  readonly baseY: number
  readonly tall: number
  /** Distance between two crests, pixels. */
  readonly gap: number
  readonly foot: number
  readonly tones: DuneTones
}

/** One row of dunes: a long crest line, and under every peak the bent edge of its shadow. */
function duneRow(stage: Stage, random: Random, row: Row): { shapes: Shape[]; peaks: Point[] } {
  const { width, side, unit } = stage
  const { baseY, tall, gap, foot, tones } = row
  const line: StrokePoint[] = []
  const peaks: Point[] = []
  const faces: Shape[] = []
  let x = -random.range(0.2, 1) * gap
  let valley: Point = [x, baseY]
  line.push(valley)
  while (x < width + gap) {
    const rise = tall * random.range(0.55, 1.2)
    const long = gap * random.range(0.8, 1.3)
    const lee = side > 0 ? 0.64 : 0.36
    const peak: Point = [x + long * lee, baseY - rise]
    const next: Point = [x + long, baseY + random.spread() * tall * 0.12]
    line.push(
      [mix(valley[0], peak[0], 0.55), mix(valley[1], peak[1], side > 0 ? 0.42 : 0.6)],
      peak,
      [mix(peak[0], next[0], 0.45), mix(peak[1], next[1], side > 0 ? 0.6 : 0.42)],
      next,
    )
    const edge = side > 0 ? next : valley
    const sway = random.range(0.1, 0.28) * long * side
    const spine = smooth(
      [
        peak,
        [peak[0] - sway * 0.25, mix(peak[1], foot, 0.22)],
        [peak[0] + sway * 0.55, mix(peak[1], foot, 0.5)],
        [peak[0] - sway * 0.2, mix(peak[1], foot, 0.8)],
        [peak[0] + sway * 0.1, foot],
      ],
      false,
    ).map(([px, py]): Point => [px, py])
    const back: Point[] = [
      [mix(edge[0], peak[0], 0.62), foot],
      [mix(edge[0], peak[0], 0.3), mix(edge[1], foot, 0.35)],
      edge,
      [mix(peak[0], edge[0], 0.45), mix(peak[1], edge[1], 0.58)],
    ]
    faces.push({
      ...polygon([...spine, ...back], tones.dim, { plain: true, shadow: true }),
      gradient: downwards(peak[1], foot, tones.dim, mixColour(tones.dim, tones.lit, 0.5)),
    })
    peaks.push(peak)
    valley = next
    x += long
  }
  const crest = smooth(line, false).map(([px, py]): Point => [px, py])
  const ground: Point[] = [
    ...crest,
    [width * 1.3, foot + 60 * unit],
    [-width * 0.3, foot + 60 * unit],
  ]
  const body: Shape = {
    ...polygon(ground, tones.lit),
    gradient: downwards(
      baseY - tall,
      foot,
      shade(tones.lit, 0.035),
      shade(tones.lit, -0.07, 0.015),
    ),
  }
  return { shapes: [body, ...faces], peaks }
}

/** Crest behind crest to the horizon, each with a lit and a shaded flank. */
export function buildDuneSea(stage: Stage): void {
  const { width, height, short, side, palette } = stage
  const random = stage.random.fork('dune sea')
  stage.horizon = height * random.range(0.26, 0.4)
  const { horizon } = stage
  addSky(stage, {
    clouds: 0.3,
    lightX: 0.5 - side * random.range(0, 0.2),
    lightRadius: random.range(0.1, 0.14),
    lightY: 0.62,
  })
  const rows = random.integer(5, 7)
  const level = (i: number): number => mix(horizon, height * 0.98, power(i / (rows - 1), 1.45))
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const depth = mix(0.92, 0.14, t)
    const { lit, dim } = duneTones(stage, depth)
    const haze = 0.36 * (1 - t)
    const air = palette.sky[2]
    const { shapes, peaks } = duneRow(stage, random.fork(`row ${i}`), {
      baseY: level(i) + height * 0.012,
      tall: mix(0.025, 0.15, t) * short,
      gap: mix(0.2, 0.72, t) * short,
      foot: i === rows - 1 ? height * 1.1 : level(i + 1) + height * 0.03,
      tones: { lit: mixColour(lit, air, haze), dim: mixColour(dim, air, haze) },
    })
    addForms(stage, `row ${i}`, depth, shapes)
    if (t < 0.45) continue
    const inside = peaks.filter(([x]) => x > width * 0.14 && x < width * 0.86)
    const at = inside[random.integer(0, inside.length - 1)] ?? [
      width * (0.5 + side * 0.1),
      level(i),
    ]
    const scale = short * mix(0.3, 0.85, t)
    anchor(stage, 'ground', [at[0], at[1] + short * 0.008], scale, depth - 0.02)
  }
  stage.anchors.get('ground')?.reverse()
  offerAir(stage, { sky: [-0.18, 0.16], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.1)
}
