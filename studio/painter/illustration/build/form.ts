import type { Point } from '../../drawing'
import { cos, sin } from '../../../lib/maths'
import type { Fill, Form, Frame, Layer, Stage } from '../node'
import { type LineLook, type LineText, type Look, type LookText, parseLook } from './look'
import { type Outline, closedPath, ellipsePath, openPath, ribbonPath, roundRectPath } from './path'

export type { Fill, Form, Frame, Layer, Point }
export { linear, radial, tone, tones } from './fill'

function make(rings: Form['rings'], fill: Fill, look: Look | LookText = {}): Form {
  const { role = 'body', ...rest } = parseLook(look)
  return { rings, fill, role, ...rest }
}

/** A rounded form through hand-placed points. */
export const form = (outline: Outline, fill: Fill, look?: Look | LookText): Form =>
  make([closedPath(outline)], fill, look)

/** Straight from point to point; several rings cut holes. */
export const polygonForm = (
  rings: readonly (readonly Point[])[],
  fill: Fill,
  look?: Look | LookText,
): Form => make(rings, fill, look)

/** @param turn radians, clockwise */
export function ellipse(
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  fill: Fill,
  look: (Look & { readonly turn?: number }) | LookText = {},
): Form {
  const { turn = 0, ...rest }: Look & { readonly turn?: number } = parseLook(look)
  return make([ellipsePath(x, y, rx, ry, turn)], fill, rest)
}

export const disc = (centre: Point, radius: number, fill: Fill, look?: Look | LookText): Form =>
  ellipse(centre, [radius, radius], fill, look)

/** @param box x, y (upper left), width, height */
export const roundRect = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: Fill,
  look?: Look | LookText,
): Form => make([roundRectPath(x, y, width, height, radius)], fill, look)

/** A drawn line: its width, in units, swells and dies as `pressure` says. */
export function line(
  outline: Outline,
  width: number,
  fill: Fill,
  look: LineLook | LookText | LineText = {},
): Form {
  const { pressure = 'both', ...rest } = parseLook(look)
  const path = openPath(outline)
  return make([ribbonPath(path, width, pressure)], fill, { role: 'line', union: true, ...rest })
}

/** The form with more that shows only inside it. */
export function inside(outer: Form, ...forms: readonly (Form | null | readonly Form[])[]): Form {
  const more = forms.flat().filter((item): item is Form => item !== null)
  return { ...outer, inside: [...(outer.inside ?? []), ...more] }
}

type Move = (point: Point) => Point

function moveFill(fill: Fill, move: Move, scale: number, turn: number): Fill {
  if (!('kind' in fill)) return fill
  if (fill.kind === 'linear') return { ...fill, from: move(fill.from), to: move(fill.to) }
  const centre = move(fill.centre)
  if (fill.kind === 'conic') return { ...fill, centre, angle: fill.angle + turn }
  return { ...fill, centre, radius: [fill.radius[0] * scale, fill.radius[1] * scale] }
}

/**
 * @param move where a point goes
 * @param scale how lengths change: blur and relief follow
 * @param turn radians that conic fills turn by
 */
export const mapForms = (forms: readonly Form[], move: Move, scale = 1, turn = 0): Form[] =>
  forms.map((item) => ({
    ...item,
    rings: item.rings.map((ring) => ring.map(move)),
    fill: moveFill(item.fill, move, scale, turn),
    ...(item.blur !== undefined && { blur: item.blur * scale }),
    ...(item.relief !== undefined && { relief: item.relief * scale }),
    ...(item.inside && { inside: mapForms(item.inside, move, scale, turn) }),
  }))

export interface Placing {
  readonly scale?: number
  /** Radians, clockwise, about (0, 0) of the forms' own space. */
  readonly turn?: number
  /** Mirrored in x before all else. */
  readonly flip?: boolean
}

/** From a thing's own space to its place in the picture. */
export function place(
  forms: readonly Form[],
  [x, y]: Point,
  { scale = 1, turn = 0, flip = false }: Placing = {},
): Form[] {
  const [c, s] = [cos(turn) * scale, sin(turn) * scale]
  const move: Move = ([px, py]) => {
    const dx = flip ? -px : px
    return [x + dx * c - py * s, y + dx * s + py * c]
  }
  return mapForms(forms, move, scale, turn)
}

/** Layers at another place; the origin of what they belong to goes with them. */
export function placeLayers(layers: readonly Layer[], to: Point, placing: Placing = {}): Layer[] {
  const { scale = 1, turn = 0, flip = false } = placing
  const [c, s] = [cos(turn) * scale, sin(turn) * scale]
  return layers.map((item) => {
    const { origin } = item
    if (!origin) return { ...item, forms: place(item.forms, to, placing) }
    const dx = flip ? -origin.x : origin.x
    const [x, y] = [to[0] + dx * c - origin.y * s, to[1] + dx * s + origin.y * c]
    return {
      ...item,
      forms: place(item.forms, to, placing),
      origin: { x, y, scale: origin.scale * scale },
    }
  })
}

/**
 * Marks layers as one thing's (planning/tags.ts).
 * @param at where its own space lies: (0, 0) and the scale
 */
export function tagThing(
  layers: readonly Layer[],
  thing: string,
  at?: { readonly x: number; readonly y: number; readonly scale: number },
): Layer[] {
  const origin = at && { x: at.x, y: at.y, scale: at.scale }
  return layers.map((item) => ({ ...item, thing, ...(origin && { origin }) }))
}

/** A shadow or reflection of a thing. */
export const tagCast = (item: Layer, thing: string): Layer => ({ ...item, thing, cast: true })

/** The same mirrored at x = 0. */
export const mirrored = (forms: readonly Form[]): Form[] => mapForms(forms, ([x, y]) => [-x, y])

export function layer(
  name: string,
  stage: Stage,
  ...forms: readonly (Form | null | readonly Form[])[]
): Layer {
  return { name, stage, forms: forms.flat().filter((item): item is Form => item !== null) }
}
