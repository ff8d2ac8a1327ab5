import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, polygon } from '../../geometry'
import { type Plane, panel } from '../parts/view'
import { type CityPaint, favour } from './paint'
import { signBoard } from './signs'

/** A shop on the ground floor: window, door, the board above; `SHOP` metres tall. */
export const SHOP = 3.9

export function shopFront(
  random: Random,
  plane: Plane,
  width: number,
  wall: Oklch,
  paint: CityPaint,
): Shape[] {
  const shapes: Shape[] = [polygon(panel(plane, 0, 0, width, SHOP), shade(wall, -0.12), 'detail')]
  const closed = random.chance(0.18)
  const light = favour(random, paint.lamps)
  const glass = paint.lit && !closed ? light : mixColour(paint.glass, paint.trim, 0.12)
  const glow = paint.lit && !closed ? { glow: true } : {}
  const doorAt = random.chance(0.5) ? 0.35 : width - 1.55
  const from = doorAt < width / 2 ? 1.9 : 0.4
  const to = doorAt < width / 2 ? width - 0.4 : width - 1.9
  shapes.push(
    polygon(panel(plane, from, 0.55, to, 2.75), glass, { detail: true, ...glow }),
    polygon(panel(plane, doorAt, 0, doorAt + 1.2, 2.6), shade(glass, paint.lit ? -0.12 : -0.06), {
      detail: true,
      ...glow,
    }),
  )
  // goods in the window
  const goods = Math.max(2, Math.floor((to - from) / 0.8))
  for (let i = 0; i < goods; i++) {
    if (closed || random.chance(0.3)) continue
    const u = from + ((i + 0.2) / goods) * (to - from)
    const w = ((to - from) / goods) * 0.55
    const colour = shade(favour(random, paint.signs), paint.lit ? -0.22 : -0.05, -0.05)
    shapes.push(
      polygon(panel(plane, u, 0.6, u + w, 0.6 + random.range(0.5, 1.3)), colour, 'detail plain'),
    )
  }
  for (let u = from; u <= to + 0.01; u += (to - from) / 3)
    shapes.push(polygon(panel(plane, u - 0.05, 0.5, u + 0.05, 2.8), shade(wall, -0.26), 'detail'))
  const board = random.pick([...paint.signs] as [Oklch, ...Oklch[]])
  shapes.push(
    ...signBoard(random, plane, [0.5, 2.98, width - 1, 0.72], board, {
      ...paint,
      lit: paint.lit && !closed,
    }),
  )
  return shapes
}

/** A striped awning that leans out over the pavement; `out` gives the points before the wall. */
export function awning(
  random: Random,
  plane: Plane,
  out: Plane,
  width: number,
  paint: CityPaint,
): Shape[] {
  const stripes = Math.max(3, Math.round(width / 0.75)) | 1
  const colour = paint.lit
    ? shade(random.pick([...paint.signs] as [Oklch, ...Oklch[]]), -0.28, -0.06)
    : random.pick([...paint.signs] as [Oklch, ...Oklch[]])
  const pale = paint.lit ? paint.tone([0.8, 0.04, 85]) : paint.trim
  const shapes: Shape[] = []
  for (let i = 0; i < stripes; i++) {
    const u0 = (i / stripes) * width
    const u1 = ((i + 1) / stripes) * width
    const middle = (u0 + u1) / 2
    shapes.push(
      polygon(
        [plane(u0, 2.95), plane(u1, 2.95), out(u1, 2.42), out(middle, 2.2), out(u0, 2.42)],
        i % 2 === 0 ? colour : pale,
        { detail: i % 2 === 1, accent: i % 2 === 0 },
      ),
    )
  }
  return shapes
}
