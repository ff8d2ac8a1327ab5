import { type Form, ellipse, roundRect } from './form'
import { type Oklch, linear, tone } from './fill'
import { pairs } from '../../drawing/notation'

/** Bands of light across a flat piece of metal. */
export function metalFill([x0, x1]: readonly [number, number], [l, c, h]: Oklch) {
  const bands = [0.55, 0.9, 1.16, 1.0, 0.66, 0.86, 1.14, 0.8, 0.52]
  return linear(
    [x0, 0],
    [x1, 0],
    ...bands.map((k): Oklch => [
      Math.min(0.985, l * k),
      c * (k > 1.05 ? 0.5 : 1),
      h - (1 - k) * 14,
    ]),
  )
}

/** Across a shining dark or bright body: a sharp window of light on the left. */
export function glossFill([x0, x1]: readonly [number, number], colour: Oklch) {
  const at = (t: number, by: number, alpha?: number) => ({
    at: t,
    colour: tone(colour, by),
    ...(alpha !== undefined && { alpha }),
  })
  return {
    ...{ kind: 'linear' as const, from: [x0, 0] as const, to: [x1, 0] as const },
    stops: pairs(`0,-0.16 0.06,0.08 0.15,0 0.18,0.3 0.28,0.22 0.31,0 0.62,-0.07 0.88,-0.1 0.93,0.12
      1,-0.18`).map(([u, v]) => at(u, v)),
  }
}

/** Soft white light on a body: an ellipse without an edge. */
export const sheen = (x: number, y: number, rx: number, ry: number, alpha = 0.5, turn = 0): Form =>
  ellipse([x, y], [rx, ry], [0.99, 0.01, 85], {
    ...{ role: 'light', plain: true, blend: 'screen', alpha, turn },
    blur: Math.min(rx, ry) * 0.45,
  })

/** A long soft window of light down a shining body. */
export const streak = (
  x: number,
  top: number,
  bottom: number,
  width: number,
  alpha = 0.6,
  blur = 3,
): Form =>
  roundRect([x - width / 2, top, width, bottom - top], width / 2, [0.99, 0.01, 85], {
    ...{ role: 'light', plain: true, blend: 'screen', alpha, blur },
  })
