import type { Point } from '../../drawing'
import { breakEvenly } from './breaks'
import type { FaceId } from './faces'
import type { Slot } from './fit'
import { type Glyph, shapeRun } from './glyphs'
import { cleanText } from './refusal'
import { type SetGlyph, type SetText, chooseFace, settle } from './setting'

/** Columns that run down and follow each other from right to left (右起直书). */
export interface ColumnSlot {
  readonly box: Slot['box']
  readonly face: FaceId
  /** Units of an em at most. */
  readonly size?: number
  /** Ems from character to character. */
  readonly cell?: number
  /** Ems from column to column. */
  readonly pitch?: number
  /** Columns at most where the text brings no breaks. */
  readonly columns?: number
}

/** Marks that stand in the upper right of their cell. */
const CORNER_MARK = /^[，。、,.]$/u
/** Marks that turn with the line. */
const TURNED_MARK = /^[《》〈〉「」『』（）【】()[\]{}—–…～~：:-]$/u
/** Height of the middle of the em square above the baseline. */
const EM_MIDDLE = 0.38

/** A glyph about the middle of its cell, ems. */
function centred({ text, rings, ink }: Glyph, upright: Glyph): (readonly Point[])[] {
  if (!ink) return []
  const [cx, cy] = [ink.x + ink.width / 2, ink.y + ink.height / 2]
  const isMark = CORNER_MARK.test(text) || TURNED_MARK.test(text)
  // the face's own vertical form knows its place in the em square
  if (isMark && upright !== undefined && upright.rings !== rings)
    return rings.map((ring) => ring.map(([x, y]): Point => [x - 0.5, y + EM_MIDDLE]))
  if (CORNER_MARK.test(text))
    return rings.map((ring) => ring.map(([x, y]): Point => [x - cx + 0.27, y - cy - 0.27]))
  if (TURNED_MARK.test(text))
    return rings.map((ring) => ring.map(([x, y]): Point => [cy - y, x - cx]))
  return rings.map((ring) => ring.map(([x, y]): Point => [x - cx, y - cy]))
}

type Cell = Readonly<{ text: string; id: number; rings: readonly (readonly Point[])[] }>

const buildCells = (text: string, face: FaceId): Cell[] =>
  [...text].flatMap((character) => {
    const [glyph] = shapeRun(character, face, true)
    const [upright] = shapeRun(character, face)
    return { text: character, id: glyph.id, rings: centred(glyph, upright) }
  })

function measureSize(columns: readonly (readonly Cell[])[], slot: Required<ColumnSlot>): number {
  const rows = Math.max(...columns.map(({ length }) => length))
  const [, , width, height] = slot.box
  // an em of width for the outer columns, and .06 for strokes that leave the em square
  const across = (columns.length - 1) * slot.pitch + 1.06
  const down = (rows - 1) * slot.cell + 1.06
  return Math.min(slot.size, width / across, height / down)
}

/**
 * Sets a text in columns from right to left, each character centred by its ink. Line breaks of the
 * text begin columns; without any, as many columns as make the characters largest.
 *
 * @throws LetteringError where a character is in none of the faces
 */
export function fitColumns(wanted: string, wish: ColumnSlot): SetText {
  const slot = { size: Infinity, cell: 1.12, pitch: 1.5, columns: 1, ...wish }
  const text = cleanText(wanted)
  const face = chooseFace(slot.face, text)
  const given = text.split('\n').filter((line) => line.trim() !== '')
  const cut = (lines: readonly string[]) => lines.map((line) => buildCells(line, face))
  let lines: readonly string[] = given
  let columns = cut(lines)
  for (let count = 2; given.length === 1 && count <= slot.columns; count++) {
    const tried = breakEvenly(text, count)
    if (tried.length < count) break
    const cells = cut(tried)
    if (measureSize(cells, slot) <= measureSize(columns, slot) * 1.1) continue
    lines = tried
    columns = cells
  }
  const size = measureSize(columns, slot)
  const [x, y, width, height] = slot.box
  const rows = Math.max(...columns.map(({ length }) => length))
  const right = x + width / 2 + ((columns.length - 1) * slot.pitch * size) / 2
  const top = y + (height - (rows - 1) * slot.cell * size) / 2
  const glyphs = columns.flatMap((cells, i) =>
    cells.map(({ text: own, id, rings }, row): SetGlyph => {
      const [cx, cy] = [right - i * slot.pitch * size, top + row * slot.cell * size]
      const move = ([px, py]: Point): Point => [cx + px * size, cy + py * size]
      return { text: own, id, rings: rings.map((ring) => ring.map(move)) }
    }),
  )
  return settle(face, size, lines, glyphs)
}
