/**
 * 一次多张: a prompt with slots, `{红|蓝|绿}`, or one prompt a line, and the cells that come of it.
 * Free of zod so that the client may bundle it; the server checks orders with the same function.
 */

/** Cells of a batch, at most. */
export const BATCH_MAX = 24
/** Characters of a prompt with its slots, at most. */
export const BATCH_TEXT_MAX = 4000

export interface BatchCell {
  /** Place among all cells of the batch, row by row. */
  readonly index: number
  readonly prompt: string
  /** The option of each slot; of a line without slots, the line. */
  readonly words: readonly string[]
}

export interface BatchGroup {
  /** The options that all its cells share, or the line they are of; empty where there is nothing. */
  readonly head: string
  /** Both empty: a list, with at most one word a cell. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Row by row. */
  readonly cells: readonly BatchCell[]
}

export interface Batch {
  /** Cells that the text asks for, also above BATCH_MAX. */
  readonly total: number
  /** Empty above BATCH_MAX: the product may be of any size. */
  readonly groups: readonly BatchGroup[]
  /** Empty and doubled options that were left out. */
  readonly dropped: number
  /** The slots as they were written. */
  readonly slots: readonly string[]
}

/** Place of a job in its batch, as it is stored. */
export interface BatchPlace {
  readonly template: string
  readonly lines: boolean
  readonly sameSeed: boolean
  /** Index of this job's cell. */
  readonly cell: number
  /** Indices of the cells that were ticked on the form. */
  readonly chosen: readonly number[]
}

interface Slot {
  readonly source: string
  readonly options: readonly string[]
  readonly dropped: number
}

type Piece = string | Slot

const OPEN = /[{｛]/
const CLOSE = /[}｝]/
const BAR = /[|｜]/

/** Index of the brace that closes the one at `from`, and whether others are in between. */
function findClose(text: string, from: number): { at: number; nested: boolean } | null {
  let depth = 0
  let nested = false
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (OPEN.test(letter)) {
      depth += 1
      nested ||= depth > 1
    } else if (CLOSE.test(letter)) {
      depth -= 1
      if (depth === 0) return { at, nested }
    }
  }
  return null
}

/** null: braces without a choice are text. */
function readSlot(source: string): Slot | null {
  const written = source.slice(1, -1).split(BAR)
  const options = [...new Set(written.map((option) => option.trim()).filter(Boolean))]
  if (written.length < 2 || options.length === 0) return null
  return { source, options, dropped: written.length - options.length }
}

/** Nested braces are text, and so is a brace that nothing closes. */
function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const close = OPEN.test(text.charAt(at)) ? findClose(text, at) : null
    const source = close ? text.slice(at, close.at + 1) : text.charAt(at)
    const slot = close && !close.nested ? readSlot(source) : null
    if (slot) {
      if (plain) pieces.push(plain)
      plain = ''
      pieces.push(slot)
    } else plain += source
    at += source.length
  }
  if (plain) pieces.push(plain)
  return pieces
}

const isSlot = (piece: Piece): piece is Slot => typeof piece !== 'string'

/** All choices, the last list changing first. */
function multiply(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (found, list) => found.flatMap((words) => list.map((word) => [...words, word])),
    [[]],
  )
}

function fill(pieces: readonly Piece[], words: readonly string[]): string {
  let nth = 0
  return pieces.map((piece) => (isSlot(piece) ? words[nth++] : piece)).join('')
}

interface Line {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly slots: readonly Slot[]
}

/** Groups of one line, whose cells begin at `from`. */
function groupLine({ text, pieces, slots }: Line, from: number, headed: boolean): BatchGroup[] {
  const lists = slots.map(({ options }) => options)
  const inMatrix = lists.slice(-2)
  const [rows = [], columns = []] = inMatrix.length === 2 ? inMatrix : []
  const size = inMatrix.reduce((product, list) => product * list.length, 1)
  return multiply(lists.slice(0, -2)).map((shared, nth) => ({
    head: [...(headed ? [text] : []), ...shared].join(' · '),
    rows,
    columns,
    cells: multiply(inMatrix).map((words, at) => {
      const all = [...shared, ...words]
      return {
        index: from + nth * size + at,
        prompt: fill(pieces, all).trim(),
        words: all.length > 0 ? all : [text],
      }
    }),
  }))
}

/** Lines without slots that follow one another are one list. */
function joinLists(groups: readonly BatchGroup[]): BatchGroup[] {
  const joined: BatchGroup[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (last && last.head === '' && group.head === '' && group.rows.length === 0)
      joined[joined.length - 1] = { ...last, cells: [...last.cells, ...group.cells] }
    else joined.push(group)
  }
  return joined
}

/** @param lines each line is a prompt of its own */
export function planBatch(text: string, lines: boolean): Batch {
  const written = lines ? text.split(/\r?\n/) : [text]
  const read = written.flatMap((line): Line[] => {
    if (line.trim() === '') return []
    const pieces = readPieces(line.trim())
    return [{ text: line.trim(), pieces, slots: pieces.filter(isSlot) }]
  })
  const slots = read.flatMap((line) => line.slots)
  const sizes = read.map((line) =>
    line.slots.reduce((product, { options }) => product * options.length, 1),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let from = 0
  const groups =
    total > BATCH_MAX
      ? []
      : read.flatMap((line, nth) => {
          const own = groupLine(line, from, read.length > 1 && line.slots.length > 0)
          from += sizes[nth] ?? 0
          return own
        })
  return {
    total,
    groups: joinLists(groups),
    dropped: slots.reduce((sum, slot) => sum + slot.dropped, 0),
    slots: slots.map(({ source }) => source),
  }
}

export function listCells({ groups }: Pick<Batch, 'groups'>): BatchCell[] {
  return groups.flatMap(({ cells }) => cells)
}
