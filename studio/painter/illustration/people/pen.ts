import type { Point } from '../../drawing'
import { TAU, cos, sin } from '../../../lib/maths'
import { ellipse as ellipseForm, form as makeForm, line as makeLine, mapForms } from '../build/form'
import { type LineLook, type LineText, type Look, type LookText, parseLook } from '../build/look'
import { type Knot, type Outline, parseKnots } from '../build/path'
import type { PathText } from '../build/outlines'
import type { Fill, Form } from '../node'

export type Move = (point: Point) => Point

/** Builds forms that pass through a map of the plane: a head that turns, a body that leans. */
export interface Pen {
  readonly form: (outline: Outline, fill: Fill, look?: Look | LookText) => Form
  readonly line: (
    outline: Outline,
    width: number,
    fill: Fill,
    look?: LineLook | LookText | LineText,
  ) => Form
  readonly ellipse: (
    centre: Point,
    radii: readonly [number, number],
    fill: Fill,
    look?: (Look & { readonly turn?: number }) | LookText,
  ) => Form
  /** `form` and `line` with their outline last (build/outlines.ts). */
  readonly fillPath: (fill: Fill, look?: Look | LookText) => PathText
  readonly strokePath: (
    width: number,
    fill: Fill,
    look?: LineLook | LookText | LineText,
  ) => PathText
}

export function penFor(move: Move): Pen {
  const through = (drawn: Form): Form => mapForms([drawn], move)[0]
  const form: Pen['form'] = (outline, fill, look = {}) =>
    through(makeForm(outline, fill, { union: true, ...parseLook(look) }))
  const line: Pen['line'] = (outline, width, fill, look = {}) =>
    through(makeLine(outline, width, fill, { role: 'detail', ...parseLook(look) }))
  return {
    form,
    line,
    ellipse: (centre, radii, fill, look) => through(ellipseForm(centre, radii, fill, look)),
    fillPath:
      (fill, look) =>
      (text, ...values) =>
        form(String.raw(text, ...values), fill, look),
    strokePath:
      (width, fill, look) =>
      (text, ...values) =>
        line(String.raw(text, ...values), width, fill, look),
  }
}

/** The same knots seen in a mirror, in the same order. */
export const mirrorKnots = (knots: readonly Knot[]): Knot[] =>
  knots.map(({ x, y, corner: sharp }) => ({ x: -x, y, corner: sharp }))

/** Knots as text (`x,y` smooth, `x,y!` a corner) or numbers (`[x, y]`, `[x, y, 1]`). */
export type KnotList = string | readonly (readonly number[] | Knot)[]

function toKnot(row: readonly number[] | Knot): Knot {
  if ('corner' in row) return row
  const [x = 0, y = 0, sharp = 0] = row
  return { x, y, corner: sharp === 1 }
}

/** The knots of all lists, one after the other. */
export const knots = (...lists: readonly KnotList[]): readonly Knot[] =>
  lists.flatMap((list) => (typeof list === 'string' ? parseKnots(list) : list.map(toKnot)))

/** Knots given for the right, on side `s`: 1 right, -1 left. */
export const sided = (list: KnotList, s: number): Knot[] =>
  knots(list).map(({ x, y, corner }) => ({ x: x * s, y, corner }))

/** Forms where they are drawn, unturned. */
export const still = penFor((point) => point)

/** Around (0, 0), closed; for rims. */
export const circlePoints = (radius: number, count = 40): number[][] =>
  Array.from({ length: count + 1 }, (_, i) => [
    cos((i / count) * TAU) * radius,
    sin((i / count) * TAU) * radius,
  ])
