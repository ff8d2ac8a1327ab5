import { mixColour, shade as toned } from '../../colour'
import type { Point, Shape, TerrainLayer } from '../../drawing'
import { type Random, type StrokePoint, curve, pointsAt, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { conifer } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { addLand } from '../parts/land'
import { type Peak, ridgeAt } from '../parts/ridge'
import { snowAt } from '../parts/soil'

/** A field of snow; it keeps its own blue shade under any sky. */
export function addSnow(
  stage: Stage,
  name: string,
  plan: {
    readonly depth: number
    readonly baseY: number
    readonly peaks?: readonly Peak[]
    readonly roll?: number
    readonly shadow?: number
    readonly bottom?: number
  },
): TerrainLayer {
  const { height, unit } = stage
  const { depth, baseY, peaks = [], roll = 10, shadow = 0.16 } = plan
  const land = addLand(stage, name, depth, baseY, {
    form: 'hill',
    peaks,
    roll: roll * unit,
    rough: 0.02,
    grain: 260 * unit,
    body: height * 0.3,
    colour: snowAt(stage, depth * 0.5, shadow),
    snow: 1,
    ...(plan.bottom !== undefined && { bottom: plan.bottom }),
  })
  // the back of a drift shines, its foot lies in blue shade: so the next crest contrasts with it
  const dim = snowAt(stage, depth * 0.5, 0.6 + shadow)
  const reach = height * 0.17
  const step = Math.max(1, Math.round(8 * unit))
  const line: Point[] = []
  for (let x = 0; x <= stage.width + step; x += step) line.push([x, ridgeAt(land.ridge, x)])
  const foot = baseY + reach
  const top = Math.min(...line.map(([, y]) => y))
  const turn = Math.min(0.95, (foot - top) / (height * 1.1 - top))
  const shade: Shape = {
    ...polygon([...line, [stage.width, height * 1.1], [0, height * 1.1]], dim, {
      plain: true,
      alpha: 0.16 + shadow * 0.3,
    }),
    gradient: {
      from: [0, top],
      to: [0, height * 1.1],
      stops: [
        { at: 0, colour: dim, alpha: shadow * 0.2 },
        { at: turn * 0.35, colour: dim, alpha: 0.12 + shadow * 0.4 },
        { at: turn, colour: dim, alpha: 0.55 },
        { at: 1, colour: dim, alpha: 0.14 },
      ],
    },
  }
  addForms(stage, `${name} shade`, depth - 0.001, [shade])
  return land
}

/** Blue hollows and bright backs where the wind has worked on the snow. */
export function drifts(
  stage: Stage,
  random: Random,
  top: number,
  bottom: number,
  count: number,
): Shape[] {
  const { width, unit } = stage
  return Array.from({ length: count }, (_, i) => {
    const t = (i + random.next()) / count
    const y = mix(top, bottom, t * t)
    const x = random.next() * width
    const half = width * random.range(0.06, 0.24)
    const lift = mix(2, 12, t) * unit
    const line: StrokePoint[] = pointsAt([x, y], [half, lift], '-1,0.4 -0.3,-0.6 0.4,0.3 1,-0.2')
    return curve(
      line,
      mix(2.5, 13, t) * unit * random.range(0.5, 1),
      snowAt(stage, 0.1, 0.62),
      'both',
      { plain: true, detail: true, alpha: 0.5 },
    )
  })
}

/** Snowy firs, each with the long shadow it throws over the field. */
export function snowFirs(
  stage: Stage,
  name: string,
  spots: readonly (readonly [x: number, y: number, tall: number])[],
  depth: number,
): void {
  const { width, height, short, side, palette, slots } = stage
  const random = stage.random.fork(name)
  const m = materialsAt(palette, depth)
  const needles = mixColour(toned(m.pine, -0.02), palette.sky[0], 0.12)
  const shapes: Shape[] = []
  const cast = slots.weather.has('snow') || slots.weather.has('fog') ? 0.25 : 0.55
  const placed = [...spots].sort((a, b) => a[1] - b[1])
  for (const [x, y, tall] of placed) {
    const [px, py, size] = [width * (0.5 + side * x), height * y, short * tall]
    const reach = size * 1.15 * side
    const drop = size * 0.24
    shapes.push(
      polygon(
        [
          [px - size * 0.07, py],
          [px + size * 0.07, py - size * 0.01],
          [px + reach * 0.5 + size * 0.13, py + drop * 0.42],
          [px + reach, py + drop],
          [px + reach * 0.45 - size * 0.1, py + drop * 0.6],
        ],
        snowAt(stage, 0.1, 0.85),
        { plain: true, alpha: cast },
      ),
    )
  }
  for (const [x, y, tall] of placed) {
    shapes.push(
      ...conifer(
        random,
        width * (0.5 + side * x),
        height * y,
        short * tall * random.range(0.92, 1.08),
        toned(needles, random.spread() * 0.03),
        true,
      ),
    )
  }
  addForms(stage, name, depth, shapes)
}
