import { mixColour, shade } from '../../colour'
import type { Point, Shape, TerrainLayer } from '../../drawing'
import { curve, polygon } from '../../geometry'
import type { Stage } from '../../scene'

/**
 * Meeting of near land and water: its dim mirror image, and ripples that break the waterline.
 * Call it before the land itself is added, with the land's own layer.
 */
export function addShore(stage: Stage, land: TerrainLayer, reflectDepth: number): void {
  const { width, unit, palette, slots } = stage
  const random = stage.random.fork(`shore ${Math.round(land.bottom)}`)
  const step = Math.max(2, Math.round(6 * unit))
  const mirrored: Point[] = []
  const spans: [number, number][] = []
  let start: number | null = null
  for (let x = 0; x <= width; x += step) {
    const y = land.ridge[x]
    const isLand = y < land.bottom - 2 * unit
    if (isLand && start === null) start = x
    if (!isLand && start !== null) {
      spans.push([start, x])
      start = null
    }
    const sway = random.spread() * 3 * unit
    mirrored.push([x + sway, land.bottom + Math.max(0, land.bottom - y) * 0.55])
  }
  if (start !== null) spans.push([start, width])
  const dim = mixColour(shade(land.colour, -0.03), palette.water, 0.45)
  const image = polygon([...mirrored, [width, land.bottom], [0, land.bottom]], dim, {
    alpha: 0.55,
    plain: true,
  })
  stage.layers.push({
    kind: 'shapes',
    role: 'reflection',
    name: 'shore',
    depth: reflectDepth + 0.002,
    shapes: [image],
  })
  const foam: Shape[] = []
  const light =
    slots.time === 'night'
      ? mixColour(palette.water, [0.9, 0.02, 230], 0.45)
      : ([0.965, 0.012, 220] as const)
  for (const [from, to] of spans) {
    const count = Math.max(2, Math.round((to - from) / (70 * unit)))
    for (let i = 0; i < count; i++) {
      const x = from + ((i + random.next()) / count) * (to - from)
      const y = land.bottom + random.range(-1, 9) * unit
      const half = random.range(18, 60) * unit
      foam.push(
        curve(
          [
            [x - half, y + random.spread() * unit],
            [x, y - 1.5 * unit],
            [x + half, y + random.spread() * unit],
          ],
          random.range(2, 4) * unit,
          light,
          'both',
          { plain: true, snow: true, alpha: 0.85 },
        ),
      )
    }
  }
  stage.layers.push({
    kind: 'shapes',
    role: 'forms',
    name: 'foam',
    depth: reflectDepth - 0.001,
    shapes: foam,
  })
}
