import { type Oklch, shade } from '../../../colour'
import type { Brief, Random } from '../../family'
import type { ColourStop, Fill, Form, Frame, Layer } from '../../node'
import { polygonForm } from '../form'
import type { Harmony } from './harmony'
import { type Point, polyline } from '../../../drawing/notation'

/** Place of a still life in its picture, once it has been fitted into the frame. */
export interface Site {
  readonly frame: Frame
  /** The middle of the things, and how far they reach to each side; units. */
  readonly centre: number
  readonly half: number
  /** Foot of the foremost, and top of the highest. */
  readonly floor: number
  readonly top: number
  /** Tilt of the view: 0 from the side, 1 from the top. */
  readonly tilt: number
  readonly harmony: Harmony
  readonly brief: Brief
  readonly random: Random
}

/** Surface and backdrop of things. */
export interface Ground {
  readonly layers: readonly Layer[]
  /** Light and shade over ground and mirror images. */
  readonly over: readonly Layer[]
  readonly paper: Oklch
  /** The colour of a polished floor at a height; absent: it mirrors nothing. */
  readonly mirror?: (y: number) => Oklch
  /** Height of the things above the floor, on a podium; units. */
  readonly raised?: number
}

export type MakeGround = (site: Site) => Ground

export const box = (x: number, y: number, width: number, height: number): Point[] =>
  polyline([x, y], [x + width, y], [x + width, y + height], [x, y + height])

/** A rectangle over the whole width, from y to y. */
export const strip = (frame: Frame, from: number, to: number, fill: Fill): Form =>
  polygonForm([box(-4, from, frame.width + 8, to - from)], fill, 'ground plain')

/** From top to bottom through the stops. */
export function vertical(
  stops: readonly (readonly [y: number, colour: Oklch, alpha?: number])[],
): Fill {
  const [from, to] = [stops[0][0], stops[stops.length - 1][0]]
  const span = to - from || 1
  return {
    ...{ kind: 'linear', from: [0, from], to: [0, to] },
    stops: stops.map(([y, colour, alpha = 1]): ColourStop => ({
      at: (y - from) / span,
      colour,
      alpha,
    })),
  }
}

/** Darker towards the corners: holds the eye on the thing. */
export function vignette({ width, height }: Frame, alpha = 0.3): Form {
  const dark: Oklch = [0.3, 0.06, 330]
  return polygonForm(
    [box(-4, -4, width + 8, height + 8)],
    {
      ...{ kind: 'radial', centre: [width * 0.48, height * 0.48] },
      radius: [width * 0.78, height * 0.78],
      stops: [
        { at: 0, colour: dark, alpha: 0 },
        { at: 0.55, colour: dark, alpha: 0 },
        { at: 1, colour: dark, alpha },
      ],
    },
    'shadow plain multiply',
  )
}

/** Four panes of sunlight on a wall, slanted as through a window at the left. */
export function windowLight(x: number, y: number, size: number, alpha = 0.3): Form[] {
  const panes: Point[][] = []
  for (let column = 0; column < 2; column++)
    for (let row = 0; row < 2; row++) {
      const left = x + column * size * 0.52 + row * size * 0.12
      const up = y + row * size * 0.5 + column * size * 0.05
      panes.push([
        [left, up],
        [left + size * 0.44, up + size * 0.04],
        [left + size * 0.54, up + size * 0.47],
        [left + size * 0.1, up + size * 0.42],
      ])
    }
  return [
    polygonForm(panes, [0.97, 0.05, 85], {
      ...{ role: 'light', blend: 'screen', plain: true, union: true, alpha, blur: size * 0.03 },
    }),
  ]
}

export const lighter = (colour: Oklch, by: number): Oklch =>
  shade(colour, by, by > 0 ? -by * 0.12 : by * 0.1)
