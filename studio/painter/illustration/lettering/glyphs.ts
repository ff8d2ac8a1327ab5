import type { Font, Glyph as FontGlyph } from 'fontkit'
import { type Point, measureEdges } from '../../geometry'
import type { FaceId } from './faces'
import { fontFor } from './font'

/** A box in ems of a glyph, or units of the picture: upper left corner and size, y down. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>

/** One shaped glyph: outlines in ems about its origin on the baseline, y down. */
export interface Glyph {
  /** Text of it: one character, or several of a ligature. */
  readonly text: string
  /** Its number in its font file; 0 is the box of a missing one. */
  readonly id: number
  readonly rings: readonly (readonly Point[])[]
  /** Box of its ink; null for a space. */
  readonly ink: Box | null
  /** To the origin of the next, ems. */
  readonly advance: number
}

/** Ems; curves are flattened so that no chord strays further: .1 pixel of a letter 400 high. */
const FLATNESS = 0.00025

function flatten(points: Point[], steps: number, at: (t: number) => Point): void {
  for (let i = 1; i <= steps; i++) points.push(at(i / steps))
}

/** Chords for a curve whose controls stray this far from a straight line. */
const stepsFor = (stray: number): number =>
  Math.max(1, Math.min(24, Math.ceil(Math.sqrt(stray / (4 * FLATNESS)))))

function measureDeviation(a: Point, control: Point, b: Point): number {
  const [x, y] = [a[0] - 2 * control[0] + b[0], a[1] - 2 * control[1] + b[1]]
  return Math.sqrt(x * x + y * y)
}

function quadratic(points: Point[], a: Point, control: Point, b: Point): void {
  flatten(points, stepsFor(measureDeviation(a, control, b)), (t) => {
    const u = 1 - t
    const [p, q, r] = [u * u, 2 * u * t, t * t]
    return [a[0] * p + control[0] * q + b[0] * r, a[1] * p + control[1] * q + b[1] * r]
  })
}

function cubic(points: Point[], a: Point, c1: Point, c2: Point, b: Point): void {
  const stray = Math.max(measureDeviation(a, c1, c2), measureDeviation(c1, c2, b)) * 2
  flatten(points, stepsFor(stray), (t) => {
    const u = 1 - t
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      a[0] * p + c1[0] * q + c2[0] * r + b[0] * s,
      a[1] * p + c1[1] * q + c2[1] * r + b[1] * s,
    ]
  })
}

function buildOutline(glyph: FontGlyph, unitsPerEm: number): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  for (const { command, args } of glyph.path.commands) {
    const at = (i: number): Point => [args[i] / unitsPerEm, -args[i + 1] / unitsPerEm]
    const from = ring.at(-1) ?? [0, 0]
    if (command === 'moveTo') {
      ring = [at(0)]
      rings.push(ring)
    } else if (command === 'lineTo') ring.push(at(0))
    else if (command === 'quadraticCurveTo') quadratic(ring, from, at(0), at(2))
    else if (command === 'bezierCurveTo') cubic(ring, from, at(0), at(2), at(4))
  }
  return rings.filter((points) => points.length > 2)
}

/** The box around rings; null where there are none. */
export function measureBox(rings: readonly (readonly Point[])[]): Box | null {
  const { left, top, right, bottom } = measureEdges(rings)
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

const outlines = new WeakMap<Font, Map<number, readonly (readonly Point[])[]>>()

function buildGlyphRings(font: Font, glyph: FontGlyph): readonly (readonly Point[])[] {
  let known = outlines.get(font)
  if (!known) outlines.set(font, (known = new Map()))
  let rings = known.get(glyph.id)
  if (!rings) known.set(glyph.id, (rings = buildOutline(glyph, font.unitsPerEm)))
  return rings
}

const SPACE = 0x20

type Segment = { readonly font: Font; text: string }

/** Neighbours that the same file holds: only within a file can letters be kerned or joined. */
function splitSegments(face: FaceId, text: string): Segment[] {
  const segments: Segment[] = []
  for (const character of text) {
    const last = segments.at(-1)
    const space = character.trim() === ''
    const own = fontFor(face, space ? SPACE : (character.codePointAt(0) ?? 0))
    // a slice of only Chinese characters has no space: its .notdef box would be drawn
    const font = space && last?.font.hasGlyphForCodePoint(SPACE) ? last.font : own
    if (!font) throw new Error(`the face ${face} has no "${character}"`)
    if (last?.font === font) last.text += space ? ' ' : character
    else segments.push({ font, text: space ? ' ' : character })
  }
  return segments
}

/**
 * Shapes one run in one face: kerning and ligatures of Latin letters, upright forms of punctuation
 * for a vertical line. Every character must be in the face (`faceFor`).
 */
export const shapeRun = (text: string, face: FaceId, vertical = false): Glyph[] =>
  splitSegments(face, text).flatMap(({ font, text: part }) => {
    const run = font.layout(part, vertical ? ['vert'] : undefined)
    return run.glyphs.map((glyph, i): Glyph => {
      const rings = buildGlyphRings(font, glyph)
      return {
        text: String.fromCodePoint(...glyph.codePoints),
        id: glyph.id,
        rings,
        ink: measureBox(rings),
        advance: run.positions[i].xAdvance / font.unitsPerEm,
      }
    })
  })
