/** Small numeric helpers shared by every part of the painter. */

export const TAU = Math.PI * 2

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

/** 0 below `low`, 1 above `high`, smooth between; `low` > `high` falls instead of rising. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** base^exponent for base >= 0. By exp and log: Math.pow is the one function engines disagree on. */
export function power(base: number, exponent: number): number {
  return base <= 0 ? 0 : Math.exp(exponent * Math.log(base))
}

const HALF_TURN = Math.PI
const QUARTER_TURN = Math.PI / 2

/**
 * Sine by its series, right to about 1e-9. JavaScript engines changed their sine between versions;
 * plain arithmetic is the same everywhere, and the same seed must give the same bytes.
 */
export function sin(angle: number): number {
  let rest = angle - Math.round(angle / TAU) * TAU
  if (rest > QUARTER_TURN) rest = HALF_TURN - rest
  else if (rest < -QUARTER_TURN) rest = -HALF_TURN - rest
  const square = rest * rest
  const tail = -1 / 39916800 + square / 6227020800
  const high = 1 / 120 + square * (-1 / 5040 + square * (1 / 362880 + square * tail))
  return rest * (1 + square * (-1 / 6 + square * high))
}

export function cos(angle: number): number {
  return sin(angle + QUARTER_TURN)
}

const EXP_STEPS = 256
const EXP_LIMIT = 8
const EXP_TABLE = Float32Array.from({ length: EXP_STEPS * EXP_LIMIT + 1 }, (_, i) =>
  Math.exp(-i / EXP_STEPS),
)

/** e^-value, and 1 for values below 0, from a table: pixel loops call it millions of times. */
export function decay(value: number): number {
  if (value <= 0) return 1
  return value >= EXP_LIMIT ? 0 : EXP_TABLE[(value * EXP_STEPS) | 0]
}
