/** A thing's own movement in a picture. Everything closes over `time` 0..1. */
import { TAU, sin } from '../lib/maths'

/** Lengths are pixels of the sheet. */
export interface Pose {
  readonly across: number
  readonly down: number
  /** By so much the row `span` pixels from the anchor is shifted; rows between them by less. */
  readonly lean: number
  /** The row that leaning and stretching leave where it is. */
  readonly anchor: number
  readonly span: number
  /** Factor of the height, from the anchor on. */
  readonly stretch: number
}

export type Motion = (time: number) => Pose

/**
 * - `bob`: a boat on water, a fish
 * - `sway`: a plant, from its foot
 * - `hang`: a lantern, from its top
 * - `breathe`: a body, from its foot
 * - `flicker`: a flame
 * - `drift`: clouds
 * - `glide`: birds, balloons, kites
 */
export type MotionKind = 'bob' | 'sway' | 'hang' | 'breathe' | 'flicker' | 'drift' | 'glide'

/** A thing's place in the picture. */
export interface Place {
  readonly top: number
  readonly bottom: number
  /** Width of the picture. */
  readonly width: number
  readonly seconds: number
  /** 0..1: neighbours do not move in step. */
  readonly phase: number
}

/** Seconds of one movement there and back. */
const PERIODS: Record<MotionKind, number> = {
  bob: 3.2,
  sway: 3.6,
  hang: 2.8,
  breathe: 3.4,
  flicker: 0.7,
  drift: 60,
  glide: 5,
}

/** Shares of the picture's width, or of the thing's height. */
const BOB = 0.005
const SWAY = 0.022
const HANG = 0.05
const BREATH = 0.009
const FLICKER = 0.07
const DRIFT = 0.012
const GLIDE = 0.012

export function createMotion(kind: MotionKind, place: Place): Motion {
  const { top, bottom, width, seconds, phase } = place
  const span = Math.max(1, bottom - top)
  const cycles = Math.max(1, Math.round(seconds / PERIODS[kind]))
  const wave = (time: number, later = 0): number => sin((time * cycles + phase + later) * TAU)
  const rest = { across: 0, down: 0, lean: 0, anchor: bottom, span, stretch: 1 }
  // Large things would bend as rubber does.
  const reach = Math.min(span, width / 2)
  switch (kind) {
    case 'bob':
      return (time) => ({
        ...rest,
        down: wave(time) * BOB * width,
        lean: wave(time, 0.25) * 0.012 * reach,
      })
    case 'sway':
      return (time) => ({
        ...rest,
        // A gust is never quite like the one before, and the last meets the first.
        lean: (wave(time) + 0.35 * sin((time * cycles * 2 + phase) * TAU)) * SWAY * reach,
      })
    case 'hang':
      return (time) => ({ ...rest, anchor: top, lean: wave(time) * HANG * reach })
    case 'breathe':
      return (time) => ({ ...rest, stretch: 1 + wave(time) * BREATH })
    case 'flicker':
      return (time) => ({
        ...rest,
        stretch: 1 + (wave(time) + 0.5 * sin((time * cycles * 3 + phase) * TAU)) * FLICKER,
        lean: wave(time, 0.3) * 0.04 * reach,
      })
    case 'drift':
      return (time) => ({ ...rest, across: wave(time) * DRIFT * width })
    case 'glide':
      return (time) => ({
        ...rest,
        across: wave(time) * GLIDE * width,
        down: wave(time, 0.25) * GLIDE * 0.6 * width,
      })
  }
}

/** The reflection in water of what moves so: its foot is its upper end. */
export const mirror =
  (motion: Motion, { top }: { top: number }): Motion =>
  (time) => {
    const pose = motion(time)
    return { ...pose, anchor: top, down: -pose.down }
  }

/** The row of a sheet that a pose shows in a row. */
export const findRow = ({ down, anchor, stretch }: Pose, row: number): number =>
  anchor + (row - down - anchor) / stretch

/** By how much a pose shifts a row to the right. */
export function shiftRow({ across, lean, anchor, span }: Pose, row: number): number {
  if (lean === 0) return across
  const away = Math.min(1.5, Math.abs(row - anchor) / span)
  return across + lean * away * Math.sqrt(away)
}
