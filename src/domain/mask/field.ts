/** A mask as a small grid of coverage, for finding its edge. */
import { MASK_SCALE, type Mark, type MaskValue } from '@contract/tools/mask'
import type { Size } from '@/lib/touch/transform'
import type { Line } from './layer'

/** 0 … 1 at the centre of each cell, rows top to bottom. */
export interface Field {
  width: number
  height: number
  values: Float32Array
}

/** The server's mask of the first `length` marks, 0 … 255. */
export interface Answered {
  length: number
  width: number
  height: number
  grey: Uint8Array
}

const LONG_SIDE = 320
/** A hairline would fall between the cells. */
const MIN_RADIUS = 0.7

export function emptyField(picture: Size): Field {
  const scale = LONG_SIDE / Math.max(picture.width, picture.height)
  const width = Math.max(2, Math.round(picture.width * scale))
  const height = Math.max(2, Math.round(picture.height * scale))
  return { width, height, values: new Float32Array(width * height) }
}

/** Between the four nearest pixels: an edge that is seen enlarged has no steps. */
function sample(field: Field, { width, height, grey }: Answered): void {
  const split = (share: number, size: number): [number, number, number] => {
    const at = Math.min(size - 1, Math.max(0, share * size - 0.5))
    const low = Math.floor(at)
    return [low, Math.min(size - 1, low + 1), at - low]
  }
  for (let y = 0; y < field.height; y += 1) {
    const [top, bottom, down] = split((y + 0.5) / field.height, height)
    for (let x = 0; x < field.width; x += 1) {
      const [left, right, across] = split((x + 0.5) / field.width, width)
      const at = (row: number, column: number) => grey[row * width + column] ?? 0
      const above = at(top, left) * (1 - across) + at(top, right) * across
      const below = at(bottom, left) * (1 - across) + at(bottom, right) * across
      field.values[y * field.width + x] = (above * (1 - down) + below * down) / 255
    }
  }
}

interface Segment {
  ax: number
  ay: number
  bx: number
  by: number
  radius: number
}

/** Coverage of a round brush along a segment; one cell wide at its edge. */
function brush(field: Field, { ax, ay, bx, by, radius }: Segment, add: boolean): void {
  const { width, height, values } = field
  const reach = radius + 1
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach))
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach))
  const leftmost = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= bottom; y += 1) {
    for (let x = leftmost; x <= right; x += 1) {
      const px = x + 0.5 - ax
      const py = y + 0.5 - ay
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      const off = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2)
      const covered = Math.min(1, Math.max(0, 0.5 + radius - off))
      const i = y * width + x
      const before = values[i] ?? 0
      values[i] = add ? Math.max(before, covered) : Math.min(before, 1 - covered)
    }
  }
}

function drawLine(field: Field, { points, radius, add }: Line): void {
  const { width, height } = field
  const at = (i: number) => ({
    x: ((points[i] ?? 0) / MASK_SCALE) * width,
    y: ((points[i + 1] ?? 0) / MASK_SCALE) * height,
  })
  const size = Math.max(MIN_RADIUS, (radius / MASK_SCALE) * Math.min(width, height))
  for (let i = 0; i + 1 < points.length; i += 2) {
    const from = at(Math.max(0, i - 2))
    const to = at(i)
    brush(field, { ax: from.x, ay: from.y, bx: to.x, by: to.y, radius: size }, add)
  }
}

/** Fills what a closed line encloses, by the even-odd rule at the middle of each cell. */
function fillOutline(
  { width, height, values }: Field,
  { points, add }: Extract<Mark, { kind: 'outline' }>,
): void {
  const corners = points.length / 2
  const x = (i: number) => ((points[2 * (i % corners)] ?? 0) / MASK_SCALE) * width
  const y = (i: number) => ((points[2 * (i % corners) + 1] ?? 0) / MASK_SCALE) * height
  for (let row = 0; row < height; row += 1) {
    const middle = row + 0.5
    const crossings: number[] = []
    for (let i = 0; i < corners; i += 1) {
      const [top, bottom] = [y(i), y(i + 1)]
      if (top <= middle === bottom <= middle) continue
      crossings.push(x(i) + ((middle - top) / (bottom - top)) * (x(i + 1) - x(i)))
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5))
      const to = Math.min(width, Math.ceil((crossings[i + 1] ?? 0) - 0.5))
      if (to > from) values.fill(add ? 1 : 0, row * width + from, row * width + to)
    }
  }
}

export function buildField(value: MaskValue, picture: Size, answered: Answered | null): Field {
  const field = emptyField(picture)
  if (answered) sample(field, answered)
  else if (value.base === 'all') field.values.fill(1)
  for (const mark of value.marks.slice(answered?.length ?? 0)) {
    if (mark.kind === 'stroke') drawLine(field, mark)
    else if (mark.kind === 'outline') fillOutline(field, mark)
  }
  if (value.inverted) field.values.forEach((covered, i) => (field.values[i] = 1 - covered))
  return field
}
