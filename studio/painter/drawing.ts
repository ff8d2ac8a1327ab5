import type { Oklch } from './colour'
import type { PartId } from './parts'

export type { Oklch }

/**
 * Content of a scene. Scenes and subjects say WHAT is there, with flags for the meaning of a
 * thing; styles decide on its look. Pixel units throughout once a shape is part of a scene.
 */

export type Point = readonly [x: number, y: number]

export type GradientStop = { readonly at: number; readonly colour: Oklch; readonly alpha?: number }

export type Gradient = Readonly<{ from: Point; to: Point; stops: readonly GradientStop[] }>

/** A filled polygon; strokes are ribbons, so everything is one primitive. */
export interface Shape {
  readonly points: readonly Point[]
  /** Openings in it: windows, the gap under an arch. */
  readonly holes?: readonly (readonly Point[])[]
  readonly colour: Oklch
  readonly alpha?: number
  readonly gradient?: Gradient
  /** The shadow side of the shape beneath: no outline of its own. */
  readonly shadow?: boolean
  /** Detail inside another shape: no outline of its own. */
  readonly detail?: boolean
  /** Never outlined, in any style. */
  readonly plain?: boolean
  /** A brush stroke: a ribbon with a width profile. */
  readonly stroke?: boolean
  /** Keeps its colour even in ink. */
  readonly accent?: boolean
  /** Has the colour that a prompt or an edit named: styles without hues show it. */
  readonly tinted?: boolean
  /** Gives light: lamps, windows. */
  readonly glow?: boolean
  /** Name of the part for viewers. */
  readonly part?: PartId
  readonly petal?: boolean
  readonly foliage?: boolean
  readonly snow?: boolean
}

interface LayerBase {
  /** 1 at the horizon, 0 before the viewer's feet. */
  readonly depth: number
  /**
   * Its number as composed, before single things were edited: styles take its noise by this, so that
   * the paint of all other layers stays. Absent: its place among the layers.
   */
  readonly serial?: number
}

export interface SkyLayer extends LayerBase {
  readonly kind: 'sky'
  /** End of the sky's gradient. */
  readonly bottom: number
}

export interface LightLayer extends LayerBase {
  readonly kind: 'sun' | 'moon'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly crescent: boolean
}

export interface Star {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly brightness: number
  readonly hue: number
  readonly sparkles: boolean
}

export interface StarsLayer extends LayerBase {
  readonly kind: 'stars'
  readonly stars: readonly Star[]
  /** The galaxy's band, if it shows: a line through (x, y) with a slope and half width in pixels. */
  readonly band: { x: number; y: number; slope: number; halfWidth: number } | null
}

export type Cloud = Readonly<{ x: number; y: number; halfWidth: number; height: number }>

export interface CloudLayer extends LayerBase {
  readonly kind: 'clouds'
  readonly clouds: readonly Cloud[]
  readonly strength: number
}

export type TerrainForm = 'rock' | 'hill' | 'ground'

export interface TerrainLayer extends LayerBase {
  readonly kind: 'terrain'
  readonly form: TerrainForm
  /** y of the ridge line at each x from 0 to width (one value a pixel). */
  readonly ridge: Float32Array
  readonly top: number
  /** y where the mountain has faded into mist or meets the water. */
  readonly base: number
  /** The land ends here (a shore); below nothing is painted. */
  readonly bottom: number
  readonly colour: Oklch
  readonly foot: Oklch
  /** 0..1: how much of it lies under snow. */
  readonly snow: number
  /** Fades into mist towards `base`. */
  readonly fades: boolean
  /** y at each x below which nearer land or water covers it for certain; absent: not known. */
  readonly hidden?: Float32Array
  /** Trees and houses that belong to this land. */
  readonly cover: readonly Shape[]
}

export interface MistLayer extends LayerBase {
  readonly kind: 'mist'
  readonly y: number
  readonly height: number
  readonly strength: number
}

export interface WaterLayer extends LayerBase {
  readonly kind: 'water'
  readonly top: number
  readonly colour: Oklch
  /** 0..1: how clearly the far shore mirrors. */
  readonly mirror: number
  /** 0..1: how rough. */
  readonly ripples: number
  /** Place of the glitter of sun or moon on it. */
  readonly glitter: { x: number; halfWidth: number } | null
  /** Seen from above, no horizon. */
  readonly overhead: boolean
}

export type Wave = Readonly<{ ridge: Float32Array; amplitude: number; colour: Oklch }>

export interface WavesLayer extends LayerBase {
  readonly kind: 'waves'
  readonly waves: readonly Wave[]
}

export interface ShapesLayer extends LayerBase {
  readonly kind: 'shapes'
  readonly role: 'subject' | 'frame' | 'reflection' | 'forms'
  readonly name: string
  readonly shapes: readonly Shape[]
  /** The thing it belongs to, a kind and a number: `boat 1`. */
  readonly thing?: string
  /** Origin of that thing's own space, and the pixels of height 1 there. */
  readonly origin?: { readonly x: number; readonly y: number; readonly scale: number }
}

export interface FallingLayer extends LayerBase {
  readonly kind: 'rain' | 'snowfall'
  readonly amount: number
}

export type Layer =
  | SkyLayer
  | LightLayer
  | StarsLayer
  | CloudLayer
  | TerrainLayer
  | MistLayer
  | WaterLayer
  | WavesLayer
  | ShapesLayer
  | FallingLayer
