import { type Oklch, type Shape, ellipsePoints, polygon } from '../../geometry'
import { materialsAt } from '../../palette'
import { type Stage, addForms } from '../parts/forms'
import type { View } from '../parts/view'

/** Marks of a road: lights of cars in a long exposure, a crossing, puddles. */

const WHITE: Oklch = [0.95, 0.08, 88]
const RED: Oklch = [0.63, 0.24, 26]

/** Lines of light that run to the vanishing point: white ones towards the viewer, red ones away. */
export function addTrails(stage: Stage, view: View, kerb: number): void {
  const random = stage.random.fork('trails')
  const lane = (x: number, y: number, half: number, colour: Oklch, alpha: number): Shape => {
    const at = (dx: number, z: number) => view.at(x + dx, y, z)
    const points = [at(-half, 150), at(half, 150), at(half, 1.1), at(-half, 1.1)]
    return polygon(points, colour, { glow: true, plain: true, accent: true, alpha })
  }
  const shapes = [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = side * (0.5 + ((i + random.range(0.1, 0.9)) / 9) * (kerb - 0.9))
      const y = random.range(0.35, 0.85)
      const colour = side < 0 ? WHITE : RED
      return [
        lane(x, y, random.range(0.1, 0.2), colour, 0.28),
        lane(x, y, random.range(0.02, 0.05), colour, 0.95),
      ]
    }).flat(),
  )
  addForms(stage, 'trails', 0.24, shapes)
}

/** White bars over the road before the viewer, and over the street to the left and the right. */
export function addCrossing(stage: Stage, view: View, kerb: number): void {
  const white = materialsAt(stage.palette, 0.1).white
  const bars = (from: number, to: number): Shape[] =>
    Array.from({ length: Math.floor(kerb / 0.55) * 2 }, (_, i) => {
      const x = -kerb + 0.2 + i * 0.55
      const corners = [
        view.at(x, 0, to),
        view.at(x + 0.3, 0, to),
        view.at(x + 0.3, 0, from),
        view.at(x, 0, from),
      ]
      return polygon(corners, white, { plain: true, alpha: 0.9 })
    })
  const across = [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) => {
      const z = 5.6 + i * 1.1
      const corners = [
        view.at(side * (kerb + 0.4), 0, z),
        view.at(side * (kerb + 3), 0, z),
        view.at(side * (kerb + 3), 0, z + 0.55),
        view.at(side * (kerb + 0.4), 0, z + 0.55),
      ]
      return polygon(corners, white, { plain: true, alpha: 0.9 })
    }),
  )
  addForms(stage, 'crossing', 0.74, [...bars(2.2, 4.6), ...bars(16, 19), ...across])
}

/** Water that lies on the road after rain and shows the sky. */
export function addPuddles(stage: Stage, view: View, kerb: number): void {
  const { palette, slots } = stage
  const random = stage.random.fork('puddles')
  const isDark = slots.time === 'night' || slots.time === 'dusk'
  const colour = isDark ? palette.glow : palette.sky[2]
  const shapes = Array.from({ length: 11 }, () => {
    const z = random.range(2.3, 14)
    const [x, y] = view.at(random.range(-kerb, kerb), 0, z)
    const r = view.metre(z) * random.range(0.4, 0.9)
    const points = ellipsePoints(x, y, r, r * random.range(0.1, 0.2), 0, 22)
    return polygon(points, colour, { plain: true, alpha: isDark ? 0.4 : 0.75 })
  })
  addForms(stage, 'puddles', 0.73, shapes)
}
