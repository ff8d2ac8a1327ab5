/** Brush lines of a mask as pixels: hard round brushes, so that what was seen is what is meant. */
import { MASK_SCALE, type Mark } from '@contract/tools/mask'
import type { Mask } from '@media/raster'

type Line = Extract<Mark, { kind: 'stroke' | 'hint' }>

/** Sets everything within `radius` pixels of the segment to `value`. */
function capsule(
  mask: Mask,
  line: { ax: number; ay: number; bx: number; by: number; radius: number; value: number },
): void {
  const { ax, ay, bx, by, radius, value } = line
  const { width, height, values } = mask
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const top = Math.max(0, Math.floor(Math.min(ay, by) - radius))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius))
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - radius))
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax
      const py = y + 0.5 - ay
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      const ox = px - along * dx
      const oy = py - along * dy
      if (ox * ox + oy * oy <= radius * radius) values[y * width + x] = value
    }
  }
}

/** Sets what a closed line encloses, by the even-odd rule at the middle of each pixel. */
export function fillOutline(
  mask: Mask,
  { points }: Extract<Mark, { kind: 'outline' }>,
  value: number,
): void {
  const { width, height, values } = mask
  const corners = points.length / 2
  const x = (i: number): number => (points[2 * (i % corners)] / MASK_SCALE) * width
  const y = (i: number): number => (points[2 * (i % corners) + 1] / MASK_SCALE) * height
  for (let row = 0; row < height; row++) {
    const middle = row + 0.5
    const crossings: number[] = []
    for (let i = 0; i < corners; i++) {
      const [top, bottom] = [y(i), y(i + 1)]
      if (top <= middle === bottom <= middle) continue
      crossings.push(x(i) + ((middle - top) / (bottom - top)) * (x(i + 1) - x(i)))
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i] - 0.5))
      const to = Math.min(width, Math.ceil(crossings[i + 1] - 0.5))
      if (to > from) values.fill(value, row * width + from, row * width + to)
    }
  }
}

/** Draws one line into the mask. */
export function drawLine(mask: Mask, { points, radius }: Line, value: number): void {
  const { width, height } = mask
  const brush = Math.max(0.6, (radius / MASK_SCALE) * Math.min(width, height))
  const at = (i: number): { x: number; y: number } => ({
    x: (points[i] / MASK_SCALE) * width,
    y: (points[i + 1] / MASK_SCALE) * height,
  })
  for (let i = 0; i + 1 < points.length; i += 2) {
    const from = at(Math.max(0, i - 2))
    const to = at(i)
    capsule(mask, { ax: from.x, ay: from.y, bx: to.x, by: to.y, radius: brush, value })
  }
}
