import { mix, power } from '../../../lib/maths'
import { mixColour, type Oklch, shade } from '../../colour'
import { curve, pointsAt, type Shape } from '../../geometry'
import { landAt, materialsAt, toneAt } from '../../palette'
import { DYES } from '../../palettes/tints'
import type { Random, Stage } from '../../scene'
import type { Draft } from '../scene-definition'

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

/** Long, thin strokes of light and shade that make a plain lie flat; wider towards the viewer. */
export function patches(
  stage: Stage,
  random: Random,
  plan: {
    readonly top: number
    readonly bottom: number
    readonly count: number
    readonly colour: Oklch
  },
): Shape[] {
  const { width, unit } = stage
  return Array.from({ length: plan.count }, (_, i) => {
    const t = power((i + random.next()) / plan.count, 1.6)
    const y = mix(plan.top, plan.bottom, t)
    const x = random.next() * width
    const half = width * mix(0.08, 0.34, random.next())
    const lift = mix(2, 9, t) * unit * random.spread()
    return curve(
      pointsAt([x, y], [half, lift], '-1,0.4 -0.3,-1 0.4,0.6 1,-0.3'),
      mix(3, 22, t) * unit * random.range(0.5, 1),
      shade(plan.colour, random.pick([0.05, -0.06, -0.04]), 0.01),
      'both',
      { plain: true, detail: true, alpha: 0.5 },
    )
  })
}
