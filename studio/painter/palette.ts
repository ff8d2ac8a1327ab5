import { type Oklch, mixColour, shade } from './colour'
import { clamp } from '../lib/maths'
import { type Grade, graded } from './palettes/grade'

/** The light of a picture: every colour in it is mixed from these. */
export interface Palette {
  readonly sky: readonly [top: Oklch, middle: Oklch, horizon: Oklch]
  readonly light: Oklch
  readonly far: Oklch
  readonly near: Oklch
  readonly water: Oklch
  readonly ambient: Oklch
  /** 0..1: how far materials turn towards the ambient colour. */
  readonly ambientStrength: number
  readonly leaf: Oklch
  readonly glow: Oklch
  /** Effect of mood and material on every single thing. */
  readonly grade?: Grade
}

/** Land at a distance: `depth` 1 melts into the horizon's air, 0 is before the viewer's feet. */
export function landAt(palette: Palette, depth: number): Oklch {
  const air = mixColour(palette.far, palette.sky[2], 0.35)
  return mixColour(palette.near, air, clamp(depth))
}

/** Materials of things, in this light and at this distance. */
export type Materials = Readonly<
  Record<
    | 'white'
    | 'dark'
    | 'accent'
    | 'wood'
    | 'wall'
    | 'roof'
    | 'stone'
    | 'bark'
    | 'pine'
    | 'leaf'
    | 'bamboo'
    | 'gold'
    | 'lamp'
    | 'sail'
    | 'rock'
    | 'blossom'
    | 'plum'
    | 'lotus'
    | 'snow',
    Oklch
  >
>

/** A thing's own colour as it looks in this light (`share` 0..1 of it) and at this distance. */
export function toneAt(palette: Palette, depth: number, colour: Oklch, share = 1): Oklch {
  const air = mixColour(palette.far, palette.sky[2], 0.5)
  const own = palette.grade ? graded(colour, palette.grade) : colour
  const lit = mixColour(own, palette.ambient, palette.ambientStrength * share)
  return mixColour(lit, air, depth * 0.6)
}

export function materialsAt(palette: Palette, depth: number): Materials {
  const make = (colour: Oklch, share = 1): Oklch => toneAt(palette, depth, colour, share)
  return {
    white: make([0.96, 0.01, 90], 0.6),
    dark: make([0.26, 0.03, 270], 0.3),
    accent: make([0.57, 0.19, 28], 0.4),
    wood: make([0.43, 0.06, 55]),
    wall: make([0.87, 0.035, 75]),
    roof: make([0.38, 0.035, 250]),
    stone: make([0.68, 0.02, 80]),
    bark: make([0.34, 0.04, 50], 0.6),
    pine: make([0.4, 0.075, 160]),
    leaf: make(palette.leaf, 0.6),
    bamboo: make([0.6, 0.1, 140]),
    gold: make([0.8, 0.13, 85], 0.4),
    lamp: [0.92, 0.13, 82],
    sail: make([0.91, 0.05, 72]),
    rock: make(shade(palette.near, 0.08, -0.03)),
    blossom: make([0.87, 0.085, 358], 0.35),
    plum: make([0.6, 0.19, 15], 0.35),
    lotus: make([0.82, 0.11, 357], 0.35),
    snow: make([0.97, 0.008, 240], 0.7),
  }
}
