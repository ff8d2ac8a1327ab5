/** Running means: the same cost for every radius. */

/** Mean of a line of `length` numbers, `step` apart, within ±radius; shorter at the ends. */
function meanLine(
  from: Float32Array,
  to: Float32Array,
  line: { start: number; step: number; length: number; radius: number },
): void {
  const { start, step, length, radius } = line
  let sum = 0
  let count = 0
  for (let i = 0; i < Math.min(radius, length); i++) {
    sum += from[start + i * step] as number
    count++
  }
  for (let i = 0; i < length; i++) {
    if (i + radius < length) {
      sum += from[start + (i + radius) * step] as number
      count++
    }
    if (i > radius) {
      sum -= from[start + (i - radius - 1) * step] as number
      count--
    }
    to[start + i * step] = sum / count
  }
}

/** Mean over the (2r+1)² window of each pixel of a plane; windows are cut at the border. */
export function boxMean(
  plane: Float32Array,
  { width, height, radius }: { width: number; height: number; radius: number },
): Float32Array {
  if (radius < 1) return plane.slice()
  const rows = new Float32Array(plane.length)
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y++)
    meanLine(plane, rows, { start: y * width, step: 1, length: width, radius })
  for (let x = 0; x < width; x++)
    meanLine(rows, out, { start: x, step: width, length: height, radius })
  return out
}
