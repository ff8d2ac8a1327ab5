import { type Oklch, type Rgb, toRgb } from '../../colour'
import type { Shape } from '../../drawing'
import { named } from '../../drawing/notation'
import type { Scene } from '../../scene'
import { ABSORB } from '../wash/sheet'

/** Coloured pencil of this colour; it is never darker than a crayon can be. */
export function toCrayon(colour: Oklch): Lead {
  const [red, green, blue] = toRgb([Math.max(0.5, Math.min(0.76, colour[0])), colour[1], colour[2]])
  return [ABSORB[red], ABSORB[green], ABSORB[blue]]
}

export function mixLead(a: Lead, b: Lead): Lead {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
}

/** The few things that are drawn in colour: what insists on it, petals, and lamps. */
export function isColoured(shape: Shape | null): shape is Shape {
  if (!shape || shape.colour[1] < 0.06) return false
  return (
    shape.accent === true || shape.tinted === true || shape.petal === true || shape.glow === true
  )
}

/** Tone of the coloured pencil: at least a breath of it, also where the thing is bright. */
export const crayonTone = ({ colour }: Shape, dark: number): number =>
  Math.max(dark * 0.85, 0.2 + colour[1] * 1.7)

/** Absorption of each channel by a pencil at full pressure. */
export type Lead = readonly [red: number, green: number, blue: number]

export interface Page {
  readonly paper: Rgb
  /** Lines and deep shadows. */
  readonly dark: Lead
  /** Hatching and soft tone. */
  readonly soft: Lead
  /** 0..1: how strongly white chalk is used. */
  readonly chalk: number
  /** Tone that a light surface keeps: more at night. */
  readonly gain: number
  /** Share of the tone that skies get: a drawing leaves most of them to the paper. */
  readonly air: number
  /** Depth of the darks beyond a middle grey, 0..1. */
  readonly depth: number
}

const GRAPHITE: Lead = [1.52, 1.5, 1.42]
const SOFT_GRAPHITE: Lead = [1.34, 1.31, 1.22]

/** Paper and pencils by the light: graphite by day, sanguine at sunset, blue-grey paper at night. */
export function choosePage(scene: Scene): Page {
  const { time, tint, scene: place } = scene.slots
  if (time === 'sunset' || tint === 'brown') {
    return {
      chalk: 0.75,
      gain: 1,
      air: 0.72,
      depth: 0.75,
      ...named('paper: 240,224,199 dark: 1.02,1.5,1.74 soft: 0.5,1.14,1.5'),
    }
  }
  if (time === 'night') {
    return {
      paper: [205, 209, 214],
      dark: GRAPHITE,
      soft: [1.5, 1.4, 1.2],
      chalk: 1,
      gain: 0.9,
      // a black pane indoors, a black wedge between houses: neither would be a sky
      air: place === 'interior' ? 0.58 : place === 'city' ? 0.68 : 0.9,
      depth: place === 'interior' ? 0.6 : 0.8,
    }
  }
  if (time === 'dusk') {
    return {
      paper: [222, 214, 211],
      dark: GRAPHITE,
      soft: [1.3, 1.34, 1.2],
      chalk: 0.9,
      gain: 0.95,
      air: 0.75,
      depth: 0.7,
    }
  }
  return {
    paper: [237, 230, 216],
    dark: GRAPHITE,
    soft: SOFT_GRAPHITE,
    chalk: 0.8,
    gain: 1.05,
    air: 0.5,
    depth: 0.6,
  }
}
