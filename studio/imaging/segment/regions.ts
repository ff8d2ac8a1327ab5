/** Features of each superpixel, and its neighbours. */
import type { LabPicture } from './lab'
import type { Superpixels } from './slic'

/** A border between two patches, `a` < `b`. */
export interface Border {
  readonly a: number
  readonly b: number
  /** Pixel pairs along it. */
  pixels: number
  /** Mean Lab step across it, over four pixels. */
  gradient: number
}

export interface Regions extends Superpixels {
  /** Four numbers a patch: mean L, a, b and sharpness 0..1. */
  readonly colours: Float32Array
  readonly sizes: Float32Array
  /** Two numbers a patch: the middle, pixels. */
  readonly middles: Float32Array
  /** Pixels of the patch on the frame of the picture: left and right, top, bottom. */
  readonly frame: Float32Array
  readonly borders: readonly Border[]
  /** Borders of each patch. */
  readonly around: readonly (readonly Border[])[]
}

function step(values: Float32Array, i: number, j: number): number {
  const dl = values[3 * i] - values[3 * j]
  const da = values[3 * i + 1] - values[3 * j + 1]
  const db = values[3 * i + 2] - values[3 * j + 2]
  return Math.sqrt(dl * dl + da * da + db * db)
}

function findBorders({ width, height, values }: LabPicture, patches: Superpixels): Border[] {
  const { labels, count } = patches
  const known = new Map<number, Border>()
  const note = (i: number, j: number, reach: boolean): void => {
    const one = labels[i]
    const two = labels[j]
    if (one === two) return
    const a = Math.min(one, two)
    const b = Math.max(one, two)
    let border = known.get(a * count + b)
    if (!border) {
      border = { a, b, pixels: 0, gradient: 0 }
      known.set(a * count + b, border)
    }
    border.pixels++
    border.gradient += reach ? step(values, 2 * i - j, 2 * j - i) : step(values, i, j)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (x + 1 < width) note(i, i + 1, x > 0 && x + 2 < width)
      if (y + 1 < height) note(i, i + width, y > 0 && y + 2 < height)
    }
  }
  const borders = [...known.values()]
  for (const border of borders) border.gradient /= border.pixels
  return borders
}

/** @param sharpness one number a pixel, see focus.ts */
export function describeRegions(
  lab: LabPicture,
  patches: Superpixels,
  sharpness: Float32Array,
): Regions {
  const { width, height, labels, count } = patches
  const colours = new Float32Array(count * 4)
  const sizes = new Float32Array(count)
  const middles = new Float32Array(count * 2)
  const frame = new Float32Array(count)
  const add = (to: Float32Array, at: number, value: number): void => {
    to[at] = to[at] + value
  }
  for (let i = 0; i < labels.length; i++) {
    const c = labels[i]
    const x = i % width
    const y = Math.floor(i / width)
    for (let j = 0; j < 3; j++) add(colours, 4 * c + j, lab.values[3 * i + j])
    add(colours, 4 * c + 3, sharpness[i])
    add(sizes, c, 1)
    add(middles, 2 * c, x)
    add(middles, 2 * c + 1, y)
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) add(frame, c, 1)
  }
  for (let c = 0; c < count; c++) {
    const n = sizes[c]
    for (let j = 0; j < 4; j++) colours[4 * c + j] = colours[4 * c + j] / n
    for (let j = 0; j < 2; j++) middles[2 * c + j] = middles[2 * c + j] / n
  }
  const borders = findBorders(lab, patches)
  const around: Border[][] = Array.from({ length: count }, () => [])
  for (const border of borders) {
    around[border.a]?.push(border)
    around[border.b]?.push(border)
  }
  return { ...patches, colours, sizes, middles, frame, borders, around }
}

/** Distance of two patches' colours in Lab; a full step of sharpness weighs `focus` units. */
export function colourDistance({ colours }: Regions, a: number, b: number, focus: number): number {
  let sum = 0
  for (let j = 0; j < 4; j++) {
    const d = colours[4 * a + j] - colours[4 * b + j]
    sum += d * d * (j === 3 ? focus * focus : 1)
  }
  return Math.sqrt(sum)
}
