import { type Fill, type Form, type Point, polygonForm } from '../build/form'
import type { Look } from '../build/look'
import type { FaceId } from './faces'
import { faceFor } from './font'
import { type Box, type Glyph, measureBox, shapeRun } from './glyphs'
import { LetteringError, findRefusal } from './refusal'

/** One glyph in its place. */
export interface SetGlyph {
  readonly text: string
  readonly id: number
  /** Units. */
  readonly rings: readonly (readonly Point[])[]
}

/** A text in its place in the picture. */
export interface SetText {
  /** The face it is really set in. */
  readonly face: FaceId
  /** Units of an em. */
  readonly size: number
  /** Line by line, or column by column, in reading order. */
  readonly lines: readonly string[]
  /** In reading order, spaces left out. */
  readonly glyphs: readonly SetGlyph[]
  /** Around its ink, units. */
  readonly box: Box
}

/** Moves a glyph's outlines: ems to units, with its origin at (x, y), turned clockwise. */
export function placeGlyph(glyph: Glyph, x: number, y: number, size: number): SetGlyph {
  const rings = glyph.rings.map((ring) =>
    ring.map(([px, py]): Point => [x + px * size, y + py * size]),
  )
  return { text: glyph.text, id: glyph.id, rings }
}

/** @throws LetteringError where no face of ours has all of it */
export function chooseFace(wished: FaceId, text: string): FaceId {
  const face = faceFor(wished, text)
  if (face) return face
  throw new LetteringError(findRefusal([text]) ?? `「${text}」里的字不能写成同一种字体`)
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

export function settle(
  face: FaceId,
  size: number,
  lines: readonly string[],
  glyphs: readonly SetGlyph[],
): SetText {
  const inked = glyphs.filter(({ rings }) => rings.length > 0)
  const box = measureBox(inked.flatMap(({ rings }) => rings)) ?? NOWHERE
  return { face, size, lines, glyphs: inked, box }
}

export interface Line {
  readonly glyphs: readonly Glyph[]
  /** Origin of each glyph from the start of the line, ems. */
  readonly origins: readonly number[]
  /** Around the ink, ems, the origin of the line on its baseline. */
  readonly ink: Box
}

/** @param tracking ems more between two characters */
export function setLine(text: string, face: FaceId, tracking = 0): Line {
  const glyphs = shapeRun(text, face)
  const origins: number[] = []
  let [at, left, right, top, bottom] = [0, Infinity, -Infinity, Infinity, -Infinity]
  for (const { advance, ink } of glyphs) {
    origins.push(at)
    if (ink) {
      left = Math.min(left, at + ink.x)
      right = Math.max(right, at + ink.x + ink.width)
      top = Math.min(top, ink.y)
      bottom = Math.max(bottom, ink.y + ink.height)
    }
    at += advance + tracking
  }
  const ink =
    left > right ? NOWHERE : { x: left, y: top, width: right - left, height: bottom - top }
  return { glyphs, origins, ink }
}

/** The whole text as one form that every style keeps crisp. */
export const textForm = (set: SetText, fill: Fill, look: Look = {}): Form =>
  polygonForm(
    set.glyphs.flatMap(({ rings }) => rings),
    fill,
    { role: 'text', union: true, plain: true, ...look },
  )
