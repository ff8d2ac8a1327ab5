/** The form of one module, as a distance to its outline in modules; negative is inside. */

export type QrStyle = 'dots' | 'squares' | 'ink' | 'joined'

export interface Spot {
  /** From the module's middle, -0.5..0.5. */
  readonly u: number
  readonly v: number
  /** Half the width of the form, 0..0.5. */
  readonly radius: number
  /** Neighbours of the same colour: right, down, left, up. */
  readonly joins: number
  /** 0..2^32-1, another for each module. */
  readonly dice: number
}

export const RIGHT = 1
export const DOWN = 2
export const LEFT = 4
export const UP = 8

/** A drop that ran a little: lobes around it, differently for each module. */
function drop({ u, v, radius, dice }: Spot): number {
  const angle = Math.atan2(v, u)
  const phase = (dice & 1023) / 163
  const lobes = 0.09 * Math.sin(3 * angle + phase) + 0.06 * Math.sin(5 * angle - 2.3 * phase)
  const size = radius * (0.94 + 0.14 * (((dice >>> 10) & 1023) / 1023))
  const away = ((dice >>> 20) & 255) / 255 - 0.5
  return Math.hypot(u - away * 0.06, v + away * 0.05) - size * (1 + lobes)
}

/** A line from the middle to each neighbour of the same colour: thinner, for there are more. */
function strokes({ u, v, radius, joins }: Spot): number {
  let nearest = Math.hypot(u, v)
  if (u > 0 ? joins & RIGHT : joins & LEFT) nearest = Math.min(nearest, Math.abs(v))
  if (v > 0 ? joins & DOWN : joins & UP) nearest = Math.min(nearest, Math.abs(u))
  return nearest - 0.7 * radius
}

export const QR_FORMS: Readonly<Record<QrStyle, (spot: Spot) => number>> = {
  dots: ({ u, v, radius }) => Math.hypot(u, v) - radius,
  squares: ({ u, v, radius }) => Math.max(Math.abs(u), Math.abs(v)) - radius,
  ink: drop,
  joined: strokes,
}

/** A square of half-width `half` with corners rounded by `round`, centred at 0. */
export function roundedSquare(u: number, v: number, half: number, round: number): number {
  const x = Math.abs(u) - half + round
  const y = Math.abs(v) - half + round
  return Math.hypot(Math.max(0, x), Math.max(0, y)) + Math.min(0, Math.max(x, y)) - round
}
