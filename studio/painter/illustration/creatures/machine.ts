/** Creatures of metal: 机械蝴蝶. Their own outlines in steel or brass, with rivets and gears on them. */
import { TAU, cos, sin } from '../../../lib/maths'
import type { Oklch } from '../../colour'
import { tone } from '../build/fill'
import { type Form, type Point, disc, inside, layer } from '../build/form'
import { mainColour } from '../raster/fill'
import { measureBounds } from '../uses/compose'

const STEEL: Oklch = [0.7, 0.03, 245]
const BRASS: Oklch = [0.7, 0.115, 76]
const TEETH = 9

/** A toothed wheel about a point. */
function gear([x, y]: Point, r: number, fill: Oklch): Form {
  const ring = Array.from({ length: TEETH * 4 }, (_, i): Point => {
    const turn = (i / (TEETH * 4)) * TAU
    const reach = i % 4 < 2 ? r : r * 0.78
    return [x + cos(turn) * reach, y + sin(turn) * reach]
  })
  const wheel: Form = { rings: [ring], fill, role: 'body', relief: r * 0.1 }
  return inside(
    wheel,
    disc([x, y], r * 0.52, tone(fill, -0.2), 'detail'),
    disc([x, y], r * 0.34, tone(fill, 0.12), 'detail'),
    disc([x, y], r * 0.12, tone(fill, -0.34), 'detail'),
  )
}

/** As light and dark as the creature is, in one metal. */
function toMetal(form: Form, metal: Oklch): Form {
  const parts = form.inside?.map((part) => toMetal(part, metal))
  const rest = parts ? { ...form, inside: parts } : form
  if (/^(?:eye|glint|shadow|glow|foliage)$/.test(form.role)) return rest
  const [light] = mainColour(form.fill)
  return { ...rest, fill: [metal[0] + (light - 0.62) * 0.55, metal[1], metal[2]] }
}

/**
 * @param isBrass 黄铜
 * @param isWinged with two pairs of wings that are seen from above
 */
export function buildMachine(forms: readonly Form[], isBrass: boolean, isWinged: boolean): Form[] {
  const metal = isBrass ? BRASS : STEEL
  const other = isBrass ? tone(BRASS, -0.16) : BRASS
  const { left, right, top, bottom } = measureBounds([layer('one', 'forms', [...forms])])
  const at = (x: number, y: number): Point => [left + (right - left) * x, top + (bottom - top) * y]
  const r = (bottom - top) * 0.11
  const wheels = isWinged
    ? [
        ...[0.27, 0.73].map((x) => gear(at(x, 0.3), r, other)),
        ...[0.33, 0.67].map((x) => gear(at(x, 0.62), r * 0.72, tone(other, 0.06))),
      ]
    : [gear(at(0.42, 0.55), r, other), gear(at(0.56, 0.48), r * 0.66, tone(other, 0.08))]
  return [...forms.map((form) => toMetal(form, metal)), ...wheels]
}
