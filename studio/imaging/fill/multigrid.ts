/**
 * Poisson's equation inside a mask by multigrid V-cycles: what is added is 0 outside the mask, and
 * nothing flows over the frame of the picture. One plane at a time.
 */

interface Grid {
  readonly width: number
  readonly height: number
  /** 1 = to be found. */
  readonly unknown: Uint8Array
  readonly value: Float32Array
  readonly wanted: Float32Array
  /** Pulls towards 0 (screening): keeps large areas from drifting. */
  readonly pull: number
}

function createGrid(width: number, height: number, unknown: Uint8Array, pull: number): Grid {
  const plane = (): Float32Array => new Float32Array(width * height)
  return { width, height, unknown, value: plane(), wanted: plane(), pull }
}

/** Half the size: unknown where most of it is. */
function coarser({ width, height, unknown, pull }: Grid): Grid | null {
  const [across, down] = [(width + 1) >> 1, (height + 1) >> 1]
  const counts = new Uint8Array(across * down)
  unknown.forEach((value, i) => {
    if (!value) return
    const at = (Math.floor(i / width) >> 1) * across + ((i % width) >> 1)
    counts[at] = counts[at] + 1
  })
  let some = false
  for (let i = 0; i < counts.length; i++) {
    const [x, y] = [i % across, Math.floor(i / across)]
    const cells = (2 * x + 1 < width ? 2 : 1) * (2 * y + 1 < height ? 2 : 1)
    const most = counts[i] * 2 > cells
    counts[i] = most ? 1 : 0
    some ||= most
  }
  return some ? createGrid(across, down, counts, pull * 4) : null
}

/** Number of a cell's four neighbours inside the frame. */
function neighbours(i: number, x: number, { width, value }: Grid): number {
  return (
    (x > 0 ? 1 : 0) +
    (x < width - 1 ? 1 : 0) +
    (i >= width ? 1 : 0) +
    (i < value.length - width ? 1 : 0)
  )
}

function sumAround(i: number, x: number, { width, value }: Grid): number {
  return (
    (x > 0 ? value[i - 1] : 0) +
    (x < width - 1 ? value[i + 1] : 0) +
    (i >= width ? value[i - width] : 0) +
    (i < value.length - width ? value[i + width] : 0)
  )
}

/** Gauss-Seidel, alternately from the top and from the bottom; `speed` > 1 over-relaxes. */
function smooth(grid: Grid, rounds: number, speed: number): void {
  const { width, height, unknown, value, wanted, pull } = grid
  for (let round = 0; round < rounds; round++) {
    const back = round % 2 === 1
    for (let row = 0; row < height; row++) {
      const start = (back ? height - 1 - row : row) * width
      for (let column = 0; column < width; column++) {
        const x = back ? width - 1 - column : column
        const i = start + x
        if (!unknown[i]) continue
        const here = value[i]
        const target = sumAround(i, x, grid) - wanted[i]
        value[i] = here + speed * (target / (neighbours(i, x, grid) + pull) - here)
      }
    }
  }
}

/** Residual, summed for the coarser grid. */
function restrict(grid: Grid, coarse: Grid): void {
  const { width, height, unknown, value, wanted, pull } = grid
  coarse.wanted.fill(0)
  coarse.value.fill(0)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!unknown[i]) continue
      const here = (neighbours(i, x, grid) + pull) * value[i]
      const at = (y >> 1) * coarse.width + (x >> 1)
      const left = wanted[i] - (sumAround(i, x, grid) - here)
      coarse.wanted[at] = coarse.wanted[at] + left
    }
  }
}

function valueAt({ width, value }: Grid, x: number, y: number): number {
  return value[y * width + x]
}

/** Adds what the coarser grid found, between its cells (bilinear). */
function prolong({ width, height, unknown, value }: Grid, coarse: Grid): void {
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, (y - 0.5) / 2)
    const top = Math.floor(fy)
    const bottom = Math.min(coarse.height - 1, top + 1)
    const down = fy - top
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!unknown[i]) continue
      const fx = Math.max(0, (x - 0.5) / 2)
      const left = Math.floor(fx)
      const right = Math.min(coarse.width - 1, left + 1)
      const along = fx - left
      const upper = valueAt(coarse, left, top) * (1 - along) + valueAt(coarse, right, top) * along
      const lower =
        valueAt(coarse, left, bottom) * (1 - along) + valueAt(coarse, right, bottom) * along
      value[i] = value[i] + upper * (1 - down) + lower * down
    }
  }
}

function cycle(grids: readonly Grid[], at: number): void {
  const grid = grids[at]
  const coarse = grids[at + 1]
  if (!coarse) return smooth(grid, 40, 1.5)
  smooth(grid, 3, 1)
  restrict(grid, coarse)
  cycle(grids, at + 1)
  prolong(grid, coarse)
  smooth(grid, 3, 1)
}

/** A solver for one mask, used for plane after plane. */
export function createSolver(
  mask: { width: number; height: number; unknown: Uint8Array },
  pull: number,
): (wanted: Float32Array, cycles: number) => Float32Array {
  const grids = [createGrid(mask.width, mask.height, mask.unknown, pull)]
  for (;;) {
    const last = grids.at(-1) as Grid
    const next = Math.min(last.width, last.height) > 4 ? coarser(last) : null
    if (!next) break
    grids.push(next)
  }
  const finest = grids[0]
  return (wanted, cycles) => {
    finest.wanted.set(wanted)
    finest.value.fill(0)
    for (let k = 0; k < cycles; k++) cycle(grids, 0)
    return finest.value
  }
}
