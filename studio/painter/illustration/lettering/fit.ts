import { breakEvenly, roughWidth } from './breaks'
import type { FaceId } from './faces'
import type { Box } from './glyphs'
import { cleanText } from './refusal'
import { type Line, type SetText, chooseFace, setLine, placeGlyph, settle } from './setting'

export type Align = 'start' | 'middle' | 'end'

/** Area and manner of a text: it shrinks and breaks until it fits, and never overflows. */
export interface Slot {
  /** Units: x, y (upper left), width, height. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly face: FaceId
  /** Units of an em at most. */
  readonly size?: number
  readonly across?: Align
  readonly down?: Align
  /** Ems more between characters. */
  readonly tracking?: number
  /** Baseline to baseline, ems. */
  readonly leading?: number
  /** Lines at most. */
  readonly lines?: number
}

/** Ems: a run of low marks (一 — …) is not blown up until it fills the height. */
const LEAST_HEIGHT = 0.72

interface Block {
  readonly texts: readonly string[]
  readonly lines: readonly Line[]
  /** Ems. */
  readonly width: number
  readonly height: number
  readonly top: number
}

function setBlock(
  texts: readonly string[],
  face: FaceId,
  tracking: number,
  leading: number,
): Block {
  const lines = texts.map((text) => setLine(text, face, tracking))
  let [top, bottom] = [Infinity, -Infinity]
  for (const [i, { ink }] of lines.entries()) {
    top = Math.min(top, ink.y + i * leading)
    bottom = Math.max(bottom, ink.y + ink.height + i * leading)
  }
  const width = Math.max(...lines.map(({ ink }) => ink.width))
  return { texts, lines, width, height: bottom - top, top }
}

const measureSize = ({ width, height }: Block, { box, size = Infinity }: Slot): number =>
  Math.min(size, box[2] / (width || 1), box[3] / Math.max(height, LEAST_HEIGHT))

const shift = (align: Align, room: number): number =>
  align === 'start' ? 0 : align === 'end' ? room : room / 2

/** As many lines as make the letters largest; one more only where it is clearly worth it. */
function chooseBlock(text: string, face: FaceId, slot: Slot): Block {
  const { tracking = 0, leading = 1.3, lines: most = 1 } = slot
  const given = text.split('\n').filter((line) => line.trim() !== '')
  if (given.length > 1) return setBlock(given, face, tracking, leading)
  let best = setBlock([text], face, tracking, leading)
  for (let count = 2; count <= most && count <= roughWidth(text) * 2; count++) {
    const texts = breakEvenly(text, count)
    if (texts.length < count) break
    const block = setBlock(texts, face, tracking, leading)
    if (measureSize(block, slot) > measureSize(best, slot) * 1.18) best = block
  }
  return best
}

/**
 * Sets a text in upright lines, each placed by its ink, never by its advance.
 *
 * @throws LetteringError where a character is in none of the faces
 */
export function fitText(wanted: string, slot: Slot): SetText {
  const text = cleanText(wanted)
  const face = chooseFace(slot.face, text)
  const { across = 'middle', down = 'middle', leading = 1.3 } = slot
  const [x, y, width, height] = slot.box
  const block = chooseBlock(text, face, slot)
  const size = measureSize(block, slot)
  const top = y + shift(down, height - block.height * size) - block.top * size
  const glyphs = block.lines.flatMap(({ glyphs: run, origins, ink }, i) => {
    const left = x + shift(across, width - ink.width * size) - ink.x * size
    const baseline = top + i * leading * size
    return run.map((glyph, j) => placeGlyph(glyph, left + origins[j] * size, baseline, size))
  })
  return settle(face, size, block.texts, glyphs)
}

/** Whether a box lies within another, units of tolerance included. */
export const isWithin = (inner: Box, [x, y, width, height]: Slot['box'], slack = 0.5): boolean =>
  inner.x >= x - slack &&
  inner.y >= y - slack &&
  inner.x + inner.width <= x + width + slack &&
  inner.y + inner.height <= y + height + slack
