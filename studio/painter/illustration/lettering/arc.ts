import { cos, sin } from '../../../lib/maths'
import type { Point } from '../../drawing'
import type { FaceId } from './faces'
import { cleanText } from './refusal'
import { type SetGlyph, type SetText, chooseFace, setLine, settle } from './setting'

/** Text along a part of a circle; the bottom one keeps its reading direction. */
export interface ArcSlot {
  readonly centre: Point
  /** Of the circle below the middle of the letters, units. */
  readonly radius: number
  readonly face: FaceId
  /** Units of an em at most. */
  readonly size: number
  /** Radians that it may take at most. */
  readonly span: number
  readonly tracking?: number
  readonly side?: 'top' | 'bottom'
}

/** @throws LetteringError where a character is in none of the faces */
export function fitArc(wanted: string, slot: ArcSlot): SetText {
  const { centre, radius, span, tracking = 0.08, side = 'top' } = slot
  const text = cleanText(wanted).replace(/\n/g, ' ')
  const face = chooseFace(slot.face, text)
  const { glyphs, origins, ink } = setLine(text, face, tracking)
  const size = Math.min(slot.size, (radius * span) / (ink.width || 1))
  const middle = ink.y + ink.height / 2
  const way = side === 'top' ? 1 : -1
  const set = glyphs.map((glyph, i): SetGlyph => {
    // each glyph turns about its own middle
    const own = glyph.advance / 2
    const along = origins[i] + own - ink.x - ink.width / 2
    const turn = ((along * size) / radius) * way
    const [c, s] = [cos(turn), sin(turn)]
    const foot: Point = [centre[0] + s * radius * way, centre[1] - c * radius * way]
    const move = ([px, py]: Point): Point => {
      const [dx, dy] = [(px - own) * size, (py - middle) * size]
      return [foot[0] + dx * c - dy * s, foot[1] + dx * s + dy * c]
    }
    return { text: glyph.text, id: glyph.id, rings: glyph.rings.map((ring) => ring.map(move)) }
  })
  return settle(face, size, [text], set)
}
