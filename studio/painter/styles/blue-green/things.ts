import { mixColour, shade } from '../../colour'
import { type Random, type Shape, boundingBox, ellipsePoints } from '../../geometry'
import { TAU, clamp, mix } from '../../../lib/maths'
import type { Palette } from '../../palette'
import type { DrawLook } from '../../raster/canvas'
import { gradeDown } from '../graded'
import { localColour } from '../local'
import { GOLD, INK, type MineralPlan, toMineral } from './pigments'

/** Inside by the even-odd rule. */
function contains(points: Shape['points'], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Leaves of a tree are dots of the brush: dark ones beneath, pale ones on top. */
function leafDots(shape: Shape, random: Random, unit: number, room: { dots: number }): Shape[] {
  const box = boundingBox([shape], 4096, 4096, 0)
  if (!box) return []
  const size = clamp(Math.min(box.width, box.height) * 0.1, 1.5 * unit, 4.6 * unit)
  const count = Math.min(room.dots, 64, ((box.width * box.height) / (size * size)) * 0.13)
  const midX = box.x + box.width / 2
  const midY = box.y + box.height / 2
  const out: Shape[] = []
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.width
    const y = box.y + random.next() * box.height
    const tilt = random.spread() * 0.5
    // a little beyond the edge: dots make the silhouette, not an outline
    if (!contains(shape.points, midX + (x - midX) * 0.9, midY + (y - midY) * 0.9)) continue
    const high = 1 - (y - box.y) / box.height
    const tone = mix(-0.13, 0.19, clamp(high + random.spread() * 0.5))
    const points = ellipsePoints(x, y, size, size * 0.62, tilt * TAU * 0.25, 8)
    out.push({ points, colour: shade(shape.colour, tone), foliage: true, plain: true })
  }
  room.dots -= out.length
  return out
}

/** A single leaf, with veins or too large for a tree's crown: it stays one smooth coat. */
function isLeaf(shape: Shape, next: Shape | undefined, unit: number): boolean {
  if (next?.detail || next?.shadow || next?.stroke) return true
  const box = boundingBox([shape], 4096, 4096, 0)
  return !!box && Math.min(box.width, box.height) > 150 * unit
}

const MOST_DOTS = 5200

/** Shapes as this manner builds them up: graded coats, leaves in dots, gold over the ink. */
export function buildUp(
  shapes: readonly Shape[],
  random: Random,
  size: { height: number; unit: number },
): { shapes: Shape[]; gilt: ReadonlySet<Shape> } {
  const room = { dots: MOST_DOTS }
  const gilt = new Set<Shape>()
  const out: Shape[] = []
  for (const [i, shape] of shapes.entries()) {
    // halos round lamps: this manner paints no air
    if (shape.glow && !shape.accent && (shape.alpha ?? 1) < 0.55) continue
    // strong above and thin below, as a painter wets a colour out
    const coat = gradeDown(shape, size.height * 0.03, (colour) => [
      shade(colour, -0.05, 0.012),
      colour,
      shade(colour, 0.07, -0.012),
    ])
    out.push(coat)
    const crown = shape.foliage && !shape.stroke && !isLeaf(shape, shapes[i + 1], size.unit)
    if (crown && room.dots > 0) out.push(...leafDots(shape, random, size.unit, room))
    const bare = shape.stroke || shape.foliage || shape.detail || shape.shadow || shape.plain
    if (bare || shape.petal || shape.snow || coat === shape) continue
    const line = { ...shape, alpha: 0 }
    gilt.add(line)
    out.push(line)
  }
  return { shapes: out, gilt }
}

/** Mineral coats with a fine ink line, and gold over the line of what is large. */
export function mineralLook(
  plan: MineralPlan,
  palette: Palette,
  depth: number,
  unit: number,
  gilt: ReadonlySet<Shape>,
): DrawLook {
  const sink = depth * 0.32
  const ink = plan.at(INK, sink)
  const width = mix(2, 1, depth) * unit
  return {
    gradients: true,
    fill: (shape, colour) => {
      if (shape.glow) return mixColour(colour, [0.86, 0.13, 78], 0.4)
      const share = shape.accent || shape.petal ? 0.4 : 0.8
      const local = localColour(colour, palette, depth, share)
      const stone = toMineral(local, plan.saturation)
      const lively = plan.night ? shade(stone, 0.02) : stone
      return plan.at(lively, sink)
    },
    outline: (shape) => {
      if (gilt.has(shape)) return { colour: GOLD, width: width * 0.62, alpha: 0.8 * plan.gold }
      if (shape.plain || shape.shadow || shape.detail || shape.snow) return null
      if (shape.petal)
        return { colour: shade(shape.colour, -0.26, 0.05), width: width * 0.6, alpha: 0.8 }
      if (shape.foliage) return null
      return { colour: ink, width: shape.stroke ? width * 0.55 : width * 1.25, alpha: 0.85 }
    },
  }
}
