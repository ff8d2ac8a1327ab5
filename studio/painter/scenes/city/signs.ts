import { type Oklch, shade } from '../../colour'
import { type Shape, polygon } from '../../geometry'
import type { Random, Scene } from '../../scene'
import type { Slots } from '../../slots'
import { type Plane, panel } from '../parts/view'
import type { CityPaint } from './paint'

/** Whether it is a street with lit signs. */
export const hasNeonSigns = ({ motifs = [], slots }: Scene): boolean =>
  motifs.includes('neon-signs') &&
  /^(?:night|dusk)$/.test(slots.time) &&
  (!motifs.includes('old-street') || wantsNeon(slots))

/** An old street has lit signs where they, or their way of painting, are named. */
export const wantsNeon = ({ motifs, style }: Slots): boolean =>
  motifs.has('neon-signs') || style === 'neon'

/** A mark that looks written and is no character: two to five bars on a square of side 1. */
function mark(random: Random, plane: Plane, colour: Oklch, glow: boolean): Shape[] {
  const flags = { detail: true, plain: true, ...(glow && { glow }) }
  const bar = (u0: number, v0: number, u1: number, v1: number): Shape =>
    polygon(panel(plane, u0, v0, u1, v1), colour, flags)
  const t = 0.13
  const shapes: Shape[] = []
  const rows = random.integer(1, 3)
  for (let i = 0; i < rows; i++) {
    const v = 0.12 + ((i + 0.3 * random.next()) / rows) * 0.8
    const inset = random.range(0, 0.2)
    shapes.push(bar(inset, v, 1 - random.range(0, 0.2), v + t))
  }
  const u = random.pick([0.12, 0.44, 0.44, 0.72])
  shapes.push(bar(u, random.range(0, 0.25), u + t, random.range(0.75, 1)))
  if (random.chance(0.4)) shapes.push(bar(0.75 - u * 0.5, 0.05, 0.75 - u * 0.5 + t, 0.5))
  return shapes
}

/** A board on a plane with `count` marks, upright or lying; u, v: its lower left corner, metres. */
export function signBoard(
  random: Random,
  plane: Plane,
  box: readonly [u: number, v: number, width: number, height: number],
  colour: Oklch,
  paint: CityPaint,
): Shape[] {
  const [u, v, w, h] = box
  const upright = h > w
  const rim = 0.09 * Math.min(w, h)
  const hollow = paint.lit && random.chance(0.65)
  const face = hollow ? shade(colour, -0.5, -0.08) : colour
  const ink = hollow
    ? shade(colour, 0.08)
    : colour[0] > 0.7
      ? shade(colour, -0.5, -0.06)
      : ([0.95, 0.03, 90] as const)
  const glow = paint.lit ? { glow: true } : {}
  const shapes: Shape[] = [
    polygon(
      panel(plane, u - rim, v - rim, u + w + rim, v + h + rim),
      hollow ? colour : paint.dark,
      { accent: true, ...(hollow && glow) },
    ),
    polygon(panel(plane, u, v, u + w, v + h), face, {
      detail: true,
      accent: true,
      ...(!hollow && glow),
    }),
  ]
  const size = Math.min(w, h) * 0.62
  const long = Math.max(w, h)
  const count = Math.max(1, Math.floor((long - 0.1) / (size * 1.35)))
  for (let i = 0; i < count; i++) {
    const along = ((i + 0.5) / count) * long - size / 2
    const [left, low] = upright ? [u + (w - size) / 2, v + along] : [u + along, v + (h - size) / 2]
    const own: Plane = (a, b) => plane(left + a * size, low + b * size)
    shapes.push(...mark(random, own, ink, hollow))
  }
  return shapes
}
