import type { Oklch } from '../colour'

/** Place of something drawn or seen; all lengths as shares of the picture's width and height. */
export interface DrawnThing {
  /** Middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Colours taken from another picture. */
export interface BorrowedColours {
  readonly sky: readonly [top: Oklch, middle: Oklch, horizon: Oklch]
  readonly far: Oklch
  readonly near: Oklch
  readonly light: Oklch
  /** 0 keeps the painter's own colours, 1 takes the borrowed ones. */
  readonly share: number
}

/** Wishes of a sketch or another picture for a composition; null: no wish. */
export interface Guide {
  readonly horizon: number | null
  /** Lines of hills, far first: a height for each of `RIDGE_STEPS` places from left to right. */
  readonly ridges: readonly Float32Array[]
  readonly light: { readonly x: number; readonly y: number; readonly radius: number } | null
  /** The largest first. */
  readonly things: readonly DrawnThing[]
  /** The side of what the picture is about. */
  readonly side: -1 | 1 | null
  readonly colours: BorrowedColours | null
}

export const RIDGE_STEPS = 96

export const NO_GUIDE: Guide = {
  horizon: null,
  ridges: [],
  light: null,
  things: [],
  side: null,
  colours: null,
}
