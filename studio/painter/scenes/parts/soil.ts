import { type Oklch, mixColour, shade } from '../../colour'
import { landAt, materialsAt, toneAt } from '../../palette'
import { DYES } from '../../palettes/tints'
import type { Draft, Stage } from '../scene-definition'

/** Snow lies, or falls. */
export const isSnowy = ({ slots }: Draft): boolean =>
  slots.season === 'winter' || slots.weather.has('snow')

export const isDark = ({ slots }: Draft): boolean => slots.time === 'night' || slots.time === 'dusk'

/** Beaches and dunes. `dry` 0..1: wet sand is darker and takes the colour of the sky. */
export function sandAt(stage: Stage, depth: number, dry = 1): Oklch {
  const { dyed } = stage.slots
  const own: Oklch = dyed?.land ? DYES[dyed.land] : [0.86, 0.06, 80]
  const sand = toneAt(stage.palette, depth, own, 1.1)
  return mixColour(mixColour(shade(sand, -0.16), stage.palette.sky[1], 0.35), sand, dry)
}

/** Grass and fields, under snow in winter. */
export function meadowAt(stage: Stage, depth: number, ripe = 0): Oklch {
  const { palette } = stage
  const m = materialsAt(palette, depth)
  if (isSnowy(stage)) return mixColour(m.snow, palette.sky[1], 0.2 + 0.2 * ripe)
  const plain = mixColour(shade(m.leaf, 0.08), landAt(palette, depth), 0.26)
  const glows = stage.slots.time === 'sunset'
  const green = glows ? mixColour(plain, [0.68, 0.12, 84], 0.34) : plain
  return mixColour(green, toneAt(palette, depth, [0.8, 0.1, 95]), ripe)
}

/** Snow on the ground in this light; `shadow` 0..1. */
export function snowAt(stage: Stage, depth: number, shadow = 0): Oklch {
  const lit = toneAt(stage.palette, depth, [0.965, 0.012, 235], 0.6)
  const dim = mixColour(shade(lit, -0.2, 0.04), stage.palette.sky[0], 0.3)
  return mixColour(lit, dim, shadow)
}

/** White water: foam, spray and threads of a fall. */
export function foamAt(stage: Stage): Oklch {
  const white: Oklch = [0.97, 0.01, 220]
  if (isDark(stage)) return mixColour(stage.palette.water, white, 0.62)
  return mixColour(white, stage.palette.sky[2], 0.15)
}
