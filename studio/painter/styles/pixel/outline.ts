import type { Rgb } from '../../colour'
import type { LightLayer } from '../../drawing'
import { BELONGS } from '../plain/sheet'
import type { Grid } from './grid'

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Darkens towards the picture's darkest ink and keeps a little of the thing's own colour. */
const selfOutline = (own: Rgb, darkest: Rgb): Rgb => [
  own[0] * 0.4 + darkest[0] * 0.45,
  own[1] * 0.4 + darkest[1] * 0.45,
  own[2] * 0.4 + darkest[2] * 0.45,
]

/**
 * One dark pixel around whatever is at least three pixels thick; hairs and twigs would drown in
 * it. Near the light there is none: it eats edges.
 */
export function outlineSubjects(grid: Grid, darkest: Rgb, light: LightLayer | null): void {
  const { width, height } = grid
  const marks: { x: number; y: number; colour: Rgb }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const owner = grid.owner(x, y)
      if (grid.isFigure(x, y) || owner === BELONGS.light) continue
      if (light) {
        const dx = x - light.x
        const dy = y - light.y
        const reach = light.radius * 1.5
        if (dx * dx + dy * dy < reach * reach) continue
      }
      for (const [dx, dy] of SIDES) {
        const thick =
          grid.owner(x + dx, y + dy) === BELONGS.subject &&
          grid.isFigure(x + dx, y + dy) &&
          grid.isFigure(x + dx * 2, y + dy * 2) &&
          grid.isFigure(x + dx * 3, y + dy * 3)
        if (!thick) continue
        marks.push({ x, y, colour: selfOutline(grid.at(x + dx, y + dy), darkest) })
        break
      }
    }
  for (const { x, y, colour } of marks) grid.set(x, y, colour)
}
