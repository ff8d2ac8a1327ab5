import { type Rgb, fromLab, fromRgb } from '../colour'
import { buildChange, isWashed } from './arrange-scenery'
import type { Size } from './composed'
import { coverScenery } from './cover-scenery'
import { findPiece, isInScenery } from './pieces'
import type { Plan, PlanThing } from './plan'
import { findSceneryId } from './scenery'

/** Colours of parts of the scenery in styles that paint land and sky in pigments of their own. */

/** Share of a colour's own lightness that gives way: strokes and paper stay. */
const LIGHTNESS = 0.18
const RADIANS = Math.PI / 180

function isWashedPart(plan: Plan, row: PlanThing): boolean {
  const piece = findPiece(row)
  return piece ? !isInScenery(plan, piece) : findSceneryId(row) !== null
}

/** Rows that are laid over the finished picture; none in styles that paint with named colours. */
export const listWashes = (plan: Plan): PlanThing[] =>
  isWashed(plan.style)
    ? plan.things.filter((row) => isWashedPart(plan, row) && (row.dye ?? row.tone))
    : []

/** In place. */
export function washScenery(rgba: Uint8ClampedArray, plan: Plan, size: Size): void {
  for (const row of listWashes(plan)) {
    const cover = coverScenery(plan, row, size)
    const change = buildChange(row, LIGHTNESS)
    for (let at = 0; at < cover.length; at++) {
      if (cover[at] === 0) continue
      const i = at * 4
      const old: Rgb = [rgba[i], rgba[i + 1], rgba[i + 2]]
      const [lightness, a, b] = fromRgb(old)
      const [l, strong, h] = change([lightness, Math.hypot(a, b), Math.atan2(b, a) / RADIANS])
      // a thin wash lets the paper through
      const c = row.dye ? strong * Math.max(0.4, Math.min(1, 1.5 - l)) : strong
      const now = fromLab(l, c * Math.cos(h * RADIANS), c * Math.sin(h * RADIANS))
      for (const channel of [0, 1, 2] as const)
        rgba[i + channel] = old[channel] + (now[channel] - old[channel]) * cover[at]
    }
  }
}
