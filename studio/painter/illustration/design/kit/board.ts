import { cleanText } from '../../lettering/refusal'
import { layer, polygonForm } from '../../build/form'
import { type Oklch, radial, tone } from '../../build/fill'
import { type Look, type LookText, parseLook } from '../../build/look'
import type { Brief, Composing } from '../../family'
import type { Fill, Form, Frame, Illustration, Layer } from '../../node'
import { type Pair, type Point, type Triple, polyline } from '../../../drawing/notation'

/** x, y (upper left), width, height, in units. */
export type Area = readonly [x: number, y: number, width: number, height: number]

/** Rules of one kind of design. */
export type Draw = (composing: Composing) => Illustration

/** A rectangle that reaches beyond the frame, so that no style shows its edge. */
export function cover({ width, height }: Frame, fill: Fill, look: Look | LookText = {}): Form {
  const out = 30
  return polygonForm([corners([-out, -out, width + out * 2, height + out * 2])], fill, {
    role: 'ground',
    plain: true,
    ...parseLook(look),
  })
}

/**
 * The same, lit from a point and darker around it.
 * @param at the point and the reach of its light, shares of the frame
 * @param tones how much lighter it is there, and darker at its edge
 */
export function litCover(
  frame: Frame,
  colour: Oklch,
  [x, y, reach]: Triple,
  [light, dark]: Pair,
): Form {
  const { width, height } = frame
  const radius = [width * reach, height * reach] as const
  const tones = [tone(colour, light), colour, tone(colour, dark)]
  return cover(frame, radial([width * x, height * y], radius, ...tones))
}

export const corners = ([x, y, width, height]: Area): Point[] =>
  polyline([x, y], [x + width, y], [x + width, y + height], [x, y + height])

export const rect = (area: Area, fill: Fill, look: Look | LookText = {}): Form =>
  polygonForm([corners(area)], fill, look)

/** A rectangle of lines only. */
export function rule(area: Area, width: number, fill: Fill, look: Look = {}): Form {
  const [x, y, w, h] = area
  const inner: Area = [x + width, y + width, w - width * 2, h - width * 2]
  return polygonForm([corners(area), corners(inner)], fill, {
    role: 'detail',
    plain: true,
    ...look,
  })
}

/** The area less a margin on every side, units. */
export function shrunk([x, y, width, height]: Area, dx: number, dy = dx): Area {
  return [x + dx, y + dy, width - dx * 2, height - dy * 2]
}

export const computeCentre = ([x, y, width, height]: Area): Point => [x + width / 2, y + height / 2]

export const whole = ({ width, height }: Frame): Area => [0, 0, width, height]

/** The largest area of this ratio (width over height) in another, in its middle. */
export function withRatio([x, y, width, height]: Area, ratio: number): Area {
  const w = Math.min(width, height * ratio)
  const h = w / ratio
  return [x + (width - w) / 2, y + (height - h) / 2, w, h]
}

/** The texts as they are to be seen; empty ones left out. */
export const listTexts = ({ texts }: Pick<Brief, 'texts'>): string[] =>
  texts.map(cleanText).filter((text) => text !== '')

/** The finished sheet; the focus is what it is about. */
export function fitSheet(
  frame: Frame,
  paper: Oklch,
  area: Area,
  layers: readonly (Layer | null)[],
): Illustration {
  const [x, y] = computeCentre(area)
  return {
    frame,
    layers: layers.filter((one) => one !== null),
    focus: { x, y, radius: Math.min(area[2], area[3]) / 2 },
    paper,
  }
}

/** Part of an area inside the frame. */
export function within({ width, height }: Frame, [x, y, w, h]: Area): Area {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return [left, top, Math.min(width, x + w) - left, Math.min(height, y + h) - top]
}

/** The paper of a sheet whose picture is a painted place: all but the window that it is seen through. */
export function windowed({ width, height }: Frame, fill: Fill, [x, y, w, h]: Area): Layer {
  const out = 30
  // at an edge of the frame the window goes beyond it, too
  const [left, top] = [x <= 0 ? -out - 1 : x, y <= 0 ? -out - 1 : y]
  const [right, foot] = [
    x + w >= width ? width + out + 1 : x + w,
    y + h >= height ? height + out + 1 : y + h,
  ]
  const rings = [
    corners([-out, -out, width + out * 2, height + out * 2]),
    corners([left, top, right - left, foot - top]),
  ]
  return layer('paper', 'setting', polygonForm(rings, fill, 'ground plain'))
}

export const ground = (...forms: readonly (Form | readonly Form[])[]): Layer =>
  layer('ground', 'ground', ...forms)
