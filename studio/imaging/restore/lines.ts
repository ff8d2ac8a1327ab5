/** Which marked pixels lie on a thin straight line: crossings and neighbours do not disturb it. */

const DIRECTIONS = 24
/** Unmarked pixels in a row that do not end a line. */
const GAP = 2

interface Marks {
  readonly values: Uint8Array
  readonly width: number
  readonly height: number
}

/** Marked pixels from (x, y) on along a direction, until the line ends or `most` are counted. */
function run(
  { values, width, height }: Marks,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  most: number,
  gap: number,
): number {
  let [count, missed] = [0, 0]
  for (let k = 1; count < most && missed <= gap; k++) {
    const px = Math.round(x + dx * k)
    const py = Math.round(y + dy * k)
    if (px < 0 || py < 0 || px >= width || py >= height) break
    if (values[py * width + px]) {
      count++
      missed = 0
    } else missed++
  }
  return count
}

/**
 * @param length pixels a line must at least have
 * @param thickness pixels it may at most have
 */
export function detectLines(marks: Marks, length: number, thickness: number): Uint8Array {
  const { values, width, height } = marks
  const lines = new Uint8Array(values.length)
  const ways = Array.from({ length: DIRECTIONS }, (_, k) => {
    const angle = (Math.PI * k) / DIRECTIONS
    return [Math.cos(angle), Math.sin(angle)] as const
  })
  const both = (
    at: readonly [number, number],
    [dx, dy]: readonly [number, number],
    most: number,
    gap: number,
  ) => {
    const ahead = run(marks, at, [dx, dy], most, gap)
    return 1 + ahead + run(marks, at, [-dx, -dy], most - ahead, gap)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!values[y * width + x]) continue
      for (const [dx, dy] of ways) {
        if (both([x, y], [dx, dy], length, GAP) < length) continue
        if (both([x, y], [-dy, dx], thickness + 1, 0) > thickness) continue
        lines[y * width + x] = 1
        break
      }
    }
  }
  return lines
}
