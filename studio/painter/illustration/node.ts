import type { Oklch } from '../colour'
import type { Point } from '../drawing'
import type { PartId } from '../parts'
import { wordList } from '../../lib/words'

export type { Oklch }

/**
 * Content of an illustration: one list of forms with roles, from back to front. Families draw
 * a person, a cake or a car says WHAT is there; a style decides how it looks. Units: the short side
 * of the picture is 1000, x to the right, y down, (0, 0) the upper left corner of the frame.
 */

/** Meaning of a form. Styles read it; the roles of `FEATURES` none may drop, blur or recolour freely. */
export type Role =
  /** The background as a whole. */
  | 'ground'
  /** A large quiet shape behind the subject: a disc, an arch, a window. */
  | 'backdrop'
  /** A mass of its own, outlined by styles that draw lines. */
  | 'body'
  | 'skin'
  | 'hair'
  | 'cloth'
  | 'metal'
  | 'glass'
  | 'foliage'
  | 'petal'
  /** The turned side of the form it lies inside; never outlined. */
  | 'shade'
  /** A highlight, sheen or window of light on the form it lies inside. */
  | 'light'
  /** A lit band of a turned body: styles that draw no gradients leave it out. */
  | 'band'
  /** A lit band of a turned body: styles that draw no gradients leave it out. */
  /** Pattern, fold, seam, stripe: within a form, never outlined. */
  | 'detail'
  /** A drawn line, as a ribbon. */
  | 'line'
  /** Shadow of a thing on the ground or on things below it. */
  | 'shadow'
  /** Gives light: lamps, screens, flames, neon tubes. */
  | 'glow'
  /** Writing: crisp in every style. */
  | 'text'
  | Feature

/** The features of a face. */
export const FEATURES = wordList('eye iris pupil glint lash brow nose lip mouth teeth blush')
export type Feature = (typeof FEATURES)[number]

export interface ColourStop {
  /** 0..1, rising. */
  readonly at: number
  readonly colour: Oklch
  readonly alpha?: number
}

/** Along the line from → to. */
export interface LinearFill {
  readonly kind: 'linear'
  readonly from: Point
  readonly to: Point
  readonly stops: readonly ColourStop[]
}

/** From the centre to an ellipse around it. */
export interface RadialFill {
  readonly kind: 'radial'
  readonly centre: Point
  readonly radius: readonly [x: number, y: number]
  readonly stops: readonly ColourStop[]
}

/** Around a centre, from `angle` (radians, clockwise from the right). */
export interface ConicFill {
  readonly kind: 'conic'
  readonly centre: Point
  readonly angle: number
  readonly stops: readonly ColourStop[]
}

export type Fill = Oklch | LinearFill | RadialFill | ConicFill

/** A filled shape, soft or sharp, with what shows only inside it. */
export interface Form {
  /** Closed outlines; where they overlap they are holes (even-odd), unless `union`. */
  readonly rings: readonly (readonly Point[])[]
  /** Overlapping rings add up instead of cutting holes: strokes, letters with crossing strokes. */
  readonly union?: boolean
  readonly role: Role
  /** Name of the part for viewers; absent: that of its role, or of the form around it. */
  readonly part?: PartId
  readonly fill: Fill
  /** 0..1 */
  readonly alpha?: number
  /** Softness of the edge, units (radius of a blur). */
  readonly blur?: number
  readonly blend?: 'multiply' | 'screen'
  /**
   * Roundness of the form, units: about 10–15 % of its short side. Styles light it from the upper
   * left: a soft inner shadow, a hard crescent, or hatching. Absent: flat.
   */
  readonly relief?: number
  /** No outline of its own, in any style. */
  readonly plain?: boolean
  /** Forms that only show inside this one. */
  readonly inside?: readonly Form[]
}

/** The steps in which a picture comes into being; the running view and the time-lapse show them. */
export const STAGES = wordList('ground setting masses forms details features light')
export type Stage = (typeof STAGES)[number]

/** Forms that belong together: one thing, or one part of the setting. */
export interface Layer {
  /** For people who read the code and for tests: `hair`, `plate`, `title`. */
  readonly name: string
  readonly stage: Stage
  readonly forms: readonly Form[]
  /**
   * The thing it belongs to: `main 2` is the second copy of the main thing, `other 1 1` the first
   * of the first other one. Absent: the main thing's, or the setting's (planning/tags.ts).
   */
  readonly thing?: string
  /** A shadow or reflection of that thing. */
  readonly cast?: true
  /** The thing's own space: its (0, 0), and units a unit of it. */
  readonly origin?: { readonly x: number; readonly y: number; readonly scale: number }
}

/** Width and height in units; the short side is 1000. */
export type Frame = { readonly width: number; readonly height: number }

/** A composed illustration, before any style has touched it. */
export interface Illustration {
  readonly frame: Frame
  /** From back to front. */
  readonly layers: readonly Layer[]
  /** The middle and half size of what the picture is about, units; titles and seals keep away. */
  readonly focus: { readonly x: number; readonly y: number; readonly radius: number }
  /** Units: of animals from the side the height with the head up, which their size is measured by. */
  readonly standingHeight?: number
  /** The colour of the paper where a style leaves it bare. */
  readonly paper: Oklch
  /**
   * Visible part of a painted place, if it has one: upper left, width and height, units, all
   * inside the frame. Left out: behind everything.
   */
  readonly window?: readonly [x: number, y: number, width: number, height: number]
  /** Blur of a painted place that is out of focus, units; left out: none. */
  readonly blurBehind?: number
}

export const SHORT_SIDE = 1000

/** @param width pixels @param height pixels */
export function makeFrame(width: number, height: number): Frame {
  const unit = SHORT_SIDE / Math.min(width, height)
  return { width: width * unit, height: height * unit }
}

const features: ReadonlySet<string> = new Set(FEATURES)

export const isFeature = (role: Role): role is Feature => features.has(role)
