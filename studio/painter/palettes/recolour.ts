import { mixColour, type Oklch } from '../colour'
import type { Palette } from '../palette'

type Recolour = (colour: Oklch) => Oklch

/** Changes the large colours of a palette: the air by `sky`, land and water by `land`. */
export const recolour = (palette: Palette, land: Recolour, sky: Recolour = land): Palette => ({
  ...palette,
  sky: [sky(palette.sky[0]), sky(palette.sky[1]), sky(palette.sky[2])],
  far: land(palette.far),
  near: land(palette.near),
  water: land(palette.water),
  ambient: land(palette.ambient),
})

/** The colours a mood or a material draws a palette to. */
export interface Aim {
  readonly sky: Palette['sky']
  readonly far: Oklch
  readonly near: Oklch
  readonly water: Oklch
  readonly ambient: Oklch
  readonly leaf?: Oklch
  readonly light?: Oklch
  readonly glow?: Oklch
}

/** A palette drawn to another by `share`, 0..1. */
export function drawTo(palette: Palette, aim: Aim, share: number): Palette {
  const to = (from: Oklch, goal: Oklch = from): Oklch => mixColour(from, goal, share)
  return {
    ...palette,
    sky: [
      to(palette.sky[0], aim.sky[0]),
      to(palette.sky[1], aim.sky[1]),
      to(palette.sky[2], aim.sky[2]),
    ],
    far: to(palette.far, aim.far),
    near: to(palette.near, aim.near),
    water: to(palette.water, aim.water),
    ambient: to(palette.ambient, aim.ambient),
    leaf: to(palette.leaf, aim.leaf),
    light: to(palette.light, aim.light),
    glow: to(palette.glow, aim.glow),
  }
}
