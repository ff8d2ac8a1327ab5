/**
 * A mask picture as the marks that tools take (contract/tools/mask): brush lines along the rows of a
 * grid. OpenAI's masks are transparent where the picture is edited; one without transparency is read
 * as ours are, white where it is edited.
 */
import {
  MASK_SCALE,
  type Mark,
  MAX_COORDINATES,
  MAX_MARKS,
  type MaskValue,
} from '@contract/tools/mask'
import sharp from 'sharp'
import { MAX_INPUT_PIXELS } from '../../../platform/media-intake/limits'
import { badParameter } from '../errors'
import { texts } from '../texts'

/** Rows of the finest grid first: a mask with much detail is read in larger cells. */
const LONG_SIDES = [400, 260, 160, 100, 60]
/** Lines overlap by a fifth, so that no gap is left between rows. */
const OVERLAP = 1.2

export interface MaskGrid {
  readonly width: number
  readonly height: number
  /** 1 = edited. */
  readonly cells: Uint8Array
}

interface Run {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

interface Line {
  readonly points: [x: number, y: number][]
  last: Run
  rightward: boolean
}

function listRuns({ width, cells }: MaskGrid, y: number): Run[] {
  const runs: Run[] = []
  let from = -1
  for (let x = 0; x <= width; x += 1) {
    const isMarked = x < width && cells[y * width + x] === 1
    if (isMarked && from < 0) from = x
    if (!isMarked && from >= 0) {
      runs.push({ from, to: x })
      from = -1
    }
  }
  return runs
}

const overlaps = (a: Run, b: Run): boolean => a.from < b.to && b.from < a.to

/** Runs of neighbouring rows become one line that goes to and fro. */
function traceLines(grid: MaskGrid): Line[] {
  const lines: Line[] = []
  let open: Line[] = []
  for (let y = 0; y < grid.height; y += 1) {
    const next: Line[] = []
    for (const run of listRuns(grid, y)) {
      const before = open.find((line) => overlaps(line.last, run))
      const line = before ?? { points: [], last: run, rightward: false }
      if (before) open = open.filter((other) => other !== before)
      else lines.push(line)
      line.rightward = !line.rightward
      line.last = run
      // The ends of a brush are round: its centre stays half a cell inside.
      const ends = [run.from + 0.5, run.to - 0.5].map((x): [number, number] => [x, y + 0.5])
      line.points.push(...(line.rightward ? ends : ends.reverse()))
      next.push(line)
    }
    open = next
  }
  return lines
}

/** Null where the marks would be more than a mask may have. */
export function toMarks(grid: MaskGrid): Mark[] | null {
  const { width, height } = grid
  const lines = traceLines(grid)
  const points = lines.reduce((sum, line) => sum + line.points.length, 0)
  if (lines.length > MAX_MARKS || 2 * points > MAX_COORDINATES) return null
  const radius = Math.ceil(((OVERLAP / 2) * MASK_SCALE) / Math.min(width, height))
  const scaled = (value: number, side: number) => Math.round((value / side) * MASK_SCALE)
  return lines.map((line) => ({
    kind: 'stroke',
    add: true,
    radius,
    points: line.points.flatMap(([x, y]) => [scaled(x, width), scaled(y, height)]),
  }))
}

/** @param file decoded and encoded again by the media intake */
async function readGrid(file: string, longSide: number): Promise<MaskGrid> {
  const source = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS })
  const { hasAlpha } = await source.metadata()
  const { isOpaque } = hasAlpha ? await source.stats() : { isOpaque: true }
  const channel = isOpaque ? source.flatten().greyscale() : source.extractChannel('alpha')
  const { data, info } = await channel
    .resize(longSide, longSide, { fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const cells = new Uint8Array(width * height)
  for (let i = 0; i < cells.length; i += 1) {
    const isHigh = (data[i * channels] ?? 0) >= 128
    cells[i] = isHigh === isOpaque ? 1 : 0
  }
  return { width, height, cells }
}

/** Throws OpenApiError for a mask that marks nothing or has too much detail. */
export async function readMask(file: string): Promise<MaskValue> {
  for (const longSide of LONG_SIDES) {
    const grid = await readGrid(file, longSide)
    if (!grid.cells.includes(1)) throw badParameter('mask', texts.emptyMask, 'invalid_mask')
    const marks = toMarks(grid)
    if (marks) return { base: 'none', marks, inverted: false, feather: 0 }
  }
  throw badParameter('mask', texts.fineMask, 'invalid_mask')
}
