import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { blot, curve, polygon, smooth, stroke, pointsAt } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { leafMass } from '../parts/greenery'
import { isSnowy } from '../parts/soil'

export type Bark = 'pine' | 'beech' | 'birch'

export interface TrunkPlan {
  readonly x: number
  /** Its foot. */
  readonly y: number
  readonly top: number
  /** Width at breast height. */
  readonly girth: number
  readonly bark: Bark
  readonly depth: number
  /** Lean of the top, pixels. */
  readonly lean?: number
  readonly roots?: boolean
}

export function barkColour(stage: Stage, bark: Bark, depth: number): Oklch {
  const { palette } = stage
  if (bark === 'birch') return toneAt(palette, depth, [0.9, 0.015, 85], 0.8)
  if (bark === 'beech')
    return mixColour(toneAt(palette, depth, [0.5, 0.025, 90]), palette.near, 0.15)
  return materialsAt(palette, depth).bark
}

/** A trunk that leaves the picture at the top: lit side, furrows or bands, roots. */
export function trunk(stage: Stage, random: Random, plan: TrunkPlan): Shape[] {
  const { x, y, top, girth, bark, depth, lean = 0, roots = true } = plan
  const colour = shade(barkColour(stage, bark, depth), random.spread() * 0.03)
  const tall = y - top
  const at = (t: number): number => x + lean * t * t + Math.sqrt(t) * (1 - t) * girth * wobble
  const wobble = random.spread() * 0.7
  const half = (t: number): number => {
    const flare = 1 - Math.min(1, t * 9)
    return girth * mix(0.5, 0.34, t) * (1 + (roots ? 0.9 : 0.2) * flare * flare)
  }
  const ts = [0, 0.035, 0.1, 0.3, 0.55, 0.8, 1]
  const left = ts.map((t): Point => [at(t) - half(t) * random.range(0.93, 1.07), y - tall * t])
  const right = ts.map((t): Point => [at(t) + half(t) * random.range(0.93, 1.07), y - tall * t])
  const outline = smooth([...left, ...right.reverse()], false, 3).map(([px, py]): Point => [px, py])
  const shapes: Shape[] = [polygon(outline, colour)]
  const dark = stage.side
  const shadowed = ts.map((t): Point => [at(t) + dark * half(t) * 0.96, y - tall * t])
  const core = ts.map((t): Point => [at(t) + dark * half(t) * 0.22, y - tall * t])
  shapes.push(
    polygon([...shadowed, ...core.reverse()], shade(colour, bark === 'birch' ? -0.14 : -0.08), {
      shadow: true,
      alpha: 0.75,
    }),
  )
  const near = 1 - depth
  const lines = Math.round(mix(3, bark === 'birch' ? 13 : 15, near))
  for (let i = 0; i < lines; i++) {
    const t = random.range(0.03, 0.95)
    const u = random.range(-0.85, 0.85)
    const px = at(t) + u * half(t)
    const py = y - tall * t
    if (bark === 'birch') {
      const reach = Math.min(half(t) * random.range(0.25, 0.7), half(t) - Math.abs(px - at(t)))
      const band: Point[] = pointsAt([px, py], [reach, girth], '-1,0 0,0.04 1,-0.02')
      shapes.push(
        stroke(band, girth * random.range(0.05, 0.13), shade(colour, -0.5), 'both', 'detail'),
      )
    } else {
      const long = tall * random.range(0.03, 0.09)
      const furrow: Point[] = [
        [px, py],
        [px + girth * random.spread() * 0.06, py - long],
        [px + girth * random.spread() * 0.1, py - long * 2],
      ]
      shapes.push(
        stroke(furrow, girth * 0.05, shade(colour, random.chance(0.6) ? -0.1 : 0.07), 'both', {
          detail: true,
          alpha: 0.8,
        }),
      )
    }
  }
  if (isSnowy(stage) && roots) {
    const heap = blot(random, x, y, girth * 1.1, girth * 0.22, 0.15)
    shapes.push(polygon(heap, materialsAt(stage.palette, depth).snow, { snow: true, plain: true }))
  }
  return shapes
}

/** A bough with its leaves that reaches into the picture from a trunk. */
export function bough(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  reach: number,
  rise: number,
  depth: number,
  bark: Bark,
): Shape[] {
  const colour = barkColour(stage, bark, depth)
  const size = Math.abs(reach)
  const end: Point = [x + reach, y - rise]
  const bendY = y - rise * 0.3
  const shapes: Shape[] = [
    curve(
      [
        [x, y, 1],
        [x + reach * 0.5, bendY, 0.7],
        [...end, 0.25],
      ],
      size * 0.09,
      shade(colour, -0.02),
    ),
  ]
  const bare = stage.slots.season === 'winter'
  const count = bare ? 4 : 7
  for (let i = 0; i < count; i++) {
    const t = mix(0.35, 1.08, i / (count - 1))
    const px = x + reach * t + random.spread() * size * 0.12
    const py = mix(y, end[1], t * t) + random.spread() * size * 0.1
    if (bare) {
      const twig: Point[] = pointsAt([px, py], [reach, size], '-0.12,0.05 0,-0.12 0.08,-0.26')
      shapes.push(stroke(twig, size * 0.025, colour, 'end'))
    } else {
      const r = size * random.range(0.15, 0.25)
      shapes.push(...leafMass(stage, random, px, py, r * 1.25, r * 0.8, depth))
    }
  }
  return shapes
}
