/**
 * Likelihood that a brushed removal failed, from measurements that each say little: a logistic
 * model, whose weights were learned on judged removals (decision 141).
 */
import type { Traces } from '../../imaging/fill/traces'

export interface Measurements {
  /** Share of the picture that was filled, 0..1. */
  readonly share: number
  /** Distance of the filling's colours to those around it, 0..441. */
  readonly distance: number
  readonly traces: Pick<Traces, 'steps' | 'soft'>
  /** Share of one part of the border in colours of what was removed, 0..1. */
  readonly left: number
  /** Confidence of what was detected in the hole, times the share of the hole that it takes, 0..1. */
  readonly thing: number
  /** Share of a body that was cut, 0: none. */
  readonly cut: number
}

const WEIGHTS = {
  constant: 0.445,
  share: 0.728,
  distance: 0.723,
  blurredSteps: 0.34,
  left: 0.88,
  thing: 1.386,
  cut: 1.254,
} as const
const LEAST_SHARE = 1e-4

/** @returns 0..1 */
export function chanceOfFailure({
  share,
  distance,
  traces,
  left,
  thing,
  cut,
}: Measurements): number {
  const sum =
    WEIGHTS.constant +
    WEIGHTS.share * Math.log(Math.max(LEAST_SHARE, share)) +
    WEIGHTS.distance * Math.log(1 + distance) +
    WEIGHTS.blurredSteps * Math.log(1 + traces.steps * traces.soft) +
    WEIGHTS.left * left +
    WEIGHTS.thing * thing +
    WEIGHTS.cut * cut
  return 1 / (1 + Math.exp(-sum))
}
