import type { RawPicture } from './picture'

/** Cells of one colour that touch each other; `right` and `bottom` are one past the last. */
export interface Stroke {
  readonly cells: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Blots smaller than this many cells are slips of the finger. */
const SMALLEST = 4
const INK_DISTANCE = 42

const distance = (rgba: Uint8ClampedArray, i: number, r: number, g: number, b: number): number =>
  Math.abs(rgba[i] - r) + Math.abs(rgba[i + 1] - g) + Math.abs(rgba[i + 2] - b)

/** The commonest colour along the edges: what was drawn on. Null: clear ground. */
function findGroundColour({
  width,
  height,
  rgba,
}: RawPicture): readonly [number, number, number] | null {
  const counts = new Map<number, number>()
  let clear = 0
  let opaque = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (y > 1 && x > 1 && x < width - 2) continue
      const i = (y * width + x) * 4
      if (rgba[i + 3] < 128) {
        clear += 1
        continue
      }
      opaque += 1
      const key = [0, 1, 2].reduce((sum, c) => sum * 16 + (rgba[i + c] >> 4), 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  if (clear > opaque) return null
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0xfff
  return [(best >> 8) * 16 + 8, ((best >> 4) & 15) * 16 + 8, (best & 15) * 16 + 8]
}

/** One number a cell: 0 for ground, else the stroke colour it belongs to (1…). */
function maskInk(picture: RawPicture): Uint8Array {
  const { rgba } = picture
  const ground = findGroundColour(picture)
  const inks: (readonly [number, number, number])[] = []
  return Uint8Array.from({ length: picture.width * picture.height }, (_, cell) => {
    const i = cell * 4
    if (rgba[i + 3] < 60) return 0
    if (ground && distance(rgba, i, ...ground) < INK_DISTANCE) return 0
    const known = inks.findIndex((ink) => distance(rgba, i, ...ink) < 150)
    if (known >= 0) return known + 1
    if (inks.length >= 24) return inks.length
    inks.push([rgba[i], rgba[i + 1], rgba[i + 2]])
    return inks.length
  })
}

/** Strokes of a small picture (one cell a pixel), in reading order of their first cell. */
export function findStrokes(picture: RawPicture): Stroke[] {
  const { width, height } = picture
  const ink = maskInk(picture)
  const seen = new Uint8Array(ink.length)
  const strokes: Stroke[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || seen[start]) continue
    const cells = [start]
    seen[start] = 1
    for (const cell of cells)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const x = (cell % width) + dx
          const y = Math.floor(cell / width) + dy
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          const next = y * width + x
          if (seen[next] || ink[next] !== ink[start]) continue
          seen[next] = 1
          cells.push(next)
        }
    if (cells.length < SMALLEST) continue
    const xs = cells.map((cell) => cell % width)
    const ys = cells.map((cell) => Math.floor(cell / width))
    strokes.push({
      cells,
      left: Math.min(...xs),
      right: Math.max(...xs) + 1,
      top: Math.min(...ys),
      bottom: Math.max(...ys) + 1,
    })
  }
  return strokes
}
