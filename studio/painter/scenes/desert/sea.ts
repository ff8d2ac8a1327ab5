import { mixColour, shade } from '../../colour'
import { type Point, type Shape, type StrokePoint, polygon, smooth } from '../../geometry'
import { mix, power } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { offerAir } from '../parts/air'
import { type Stage, addForms, downwards } from '../parts/forms'
import { addSky } from '../parts/sky'
import { anchor } from '../scene-definition'
import { type DuneTones, duneTones } from './dune'

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
