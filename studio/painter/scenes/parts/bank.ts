import { shade } from '../../colour'
import type { Layer, Point } from '../../drawing'
import { polygon } from '../../geometry'
import type { Stage } from '../../scene'
import { grassField } from './grass'
import { foamAt, isSnowy, meadowAt, patches, sandAt, snowAt } from './soil'
import { makeRidge } from './ridge'
import { pairs, polyline } from '../../drawing/notation'

/** Place of a large subject, shares of the sides: of a tall one, and of a wide one. */
const FEET = pairs('0.32,0.955 0.5,0.955 0.68,0.955 0.24,0.9 0.3,0.9 0.5,0.9 0.7,0.9 0.76,0.9')
/** Its upper edge, share of the height. */
const EDGE = 0.83

const SANDY = /^(sea|coast|desert)$/

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false
  for (let i = 0; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[(i + 1) % points.length]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Whether a layer shows water (true), something solid (false) or nothing (null) at a point. */
export function isWetAt(layer: Layer, point: Point): boolean | null {
  const [x, y] = point
  if (layer.kind === 'water') return layer.overhead || y > layer.top ? true : null
  if (layer.kind === 'waves')
    return layer.waves.some(({ ridge }) => y > ridge[Math.round(x)]) || null
  if (layer.kind === 'terrain')
    return y > layer.ridge[Math.round(x)] && y < layer.bottom ? false : null
  const isSolid =
    layer.kind === 'shapes' &&
    layer.role === 'forms' &&
    layer.shapes.some(({ points, alpha = 1 }) => alpha > 0.9 && isInside(point, points))
  return isSolid ? false : null
}

/** Whether a large thing in front of a scene would be in its water. */
function isWet({ layers, width, height }: Stage): boolean {
  const nearest = [...layers].sort((a, b) => a.depth - b.depth)
  return FEET.some(([x, y]) => {
    const point: Point = [width * x, height * y]
    for (const layer of nearest) {
      const wet = isWetAt(layer, point)
      if (wet !== null) return wet
    }
    return false
  })
}

/** Land along the foot of a scene of water, for a large thing in front of it. */
export function addBank(stage: Stage): void {
  if (!isWet(stage)) return
  const { width, height, unit, side, slots } = stage
  const random = stage.random.fork('bank')
  const isSandy = SANDY.test(slots.scene)
  const depth = 0.03
  const colour = isSnowy(stage)
    ? snowAt(stage, depth)
    : isSandy
      ? sandAt(stage, depth)
      : meadowAt(stage, depth)
  const ridge = makeRidge(random, width, {
    baseY: height * EDGE,
    peaks: [
      {
        x: width * (0.5 + side * random.range(0.2, 0.5)),
        height: height * 0.03,
        reach: width * 0.7,
        form: 'dome',
      },
    ],
    rough: 0.08,
    grain: 240 * unit,
  })
  const edge = (drop: number): Point[] =>
    Array.from({ length: 33 }, (_, i): Point => {
      const x = Math.round((width * i) / 32)
      return [x, ridge[x] + drop]
    })
  const foot: Point[] = polyline([width, height], [0, height])
  const wet = isSandy ? sandAt(stage, depth, 0) : shade(colour, -0.1)
  const foam = polygon([...edge(-5 * unit), ...edge(3 * unit).reverse()], foamAt(stage), {
    ...{ plain: true, snow: true, alpha: 0.85 },
  })
  stage.layers.push({
    ...{ kind: 'shapes', role: 'forms', name: 'bank', depth },
    shapes: [
      polygon([...edge(0), ...foot], wet),
      foam,
      polygon([...edge(height * 0.022), ...foot], colour),
      ...patches(stage, random.fork('patches'), {
        ...{ top: height * (EDGE + 0.05), bottom: height, count: 9, colour },
      }),
    ],
  })
  if (isSandy || isSnowy(stage)) return
  stage.layers.push({
    ...{ kind: 'shapes', role: 'forms', name: 'bank grass', depth: depth - 0.005 },
    shapes: grassField(
      random.fork('grass'),
      [0, height * (EDGE + 0.04), width, height * 1.01],
      60,
      [16 * unit, 40 * unit],
      shade(colour, -0.05),
    ),
  })
}
