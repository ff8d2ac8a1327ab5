/** Layout of a comparison at 360 px width: two versions, or every step of a branch, and the words. */
export const WIDTH = 360
const FOOT_MARGIN = 18
const WORDS = { size: 17, line: 26, max: 2 }
const SEAL = 28
const CELL_GAP = 2
/** A branch that is longer shows its first picture and its last ones. */
export const STEPS_MAX = 6

export const POSTER_MODES = ['sides', 'stack', 'steps'] as const
export type PosterMode = (typeof POSTER_MODES)[number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface ComparisonLayout {
  height: number
  /** Of a split: the same box twice, cut at the line. */
  cells: Box[]
  words: { x: number; y: number; size: number; line: number; width: number }
  seal: Box
}

export const WORD_LINES = WORDS.max

interface LayoutInput {
  mode: PosterMode
  /** Width by height. */
  ratio: number
  /** Pictures that are shown. */
  count: number
  /** Lines of the sentence, as they were broken. */
  lines: number
}

function layoutCells({ mode, ratio, count }: LayoutInput): Box[] {
  if (mode === 'steps') {
    const columns = count === 3 || count > 4 ? 3 : 2
    const width = (WIDTH - CELL_GAP * (columns - 1)) / columns
    const height = width / ratio
    return Array.from({ length: count }, (_, at) => ({
      x: (at % columns) * (width + CELL_GAP),
      y: Math.floor(at / columns) * (height + CELL_GAP),
      width,
      height,
    }))
  }
  const whole = { x: 0, y: 0, width: WIDTH, height: WIDTH / ratio }
  return [whole, whole]
}

export function layoutComparison(input: LayoutInput): ComparisonLayout {
  const cells = layoutCells(input)
  const foot = Math.max(...cells.map(({ y, height }) => y + height))
  const wordsY = foot + 14
  const sealY = wordsY + input.lines * WORDS.line + 10
  return {
    height: Math.round(sealY + SEAL + 14),
    cells,
    words: {
      x: FOOT_MARGIN,
      y: wordsY,
      size: WORDS.size,
      line: WORDS.line,
      width: WIDTH - 2 * FOOT_MARGIN,
    },
    seal: { x: WIDTH - FOOT_MARGIN - SEAL, y: sealY, width: SEAL, height: SEAL },
  }
}

/** The steps of a branch that fit: its first picture and its last ones. */
export function pickSteps<T>(branch: readonly T[]): T[] {
  if (branch.length <= STEPS_MAX) return [...branch]
  return [...branch.slice(0, 1), ...branch.slice(1 - STEPS_MAX)]
}
