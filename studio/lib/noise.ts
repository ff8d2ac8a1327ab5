import { clamp } from './maths'
import { Random } from './random'

/**
 * Periodic 512 × 512 noise tiles in 0..1 around 0.5.
 * Lattice noise leaves a visible weave; a sum of blurred white noise does not, and is as cheap.
 */

export const TILE_SIZE = 512
const MASK = TILE_SIZE - 1

interface TileRecipe {
  readonly seed: number
  /** Size of the largest features in pixels. */
  readonly cell: number
  readonly octaves: number
  readonly falloff?: number
  /** Features are this many times longer across / down. */
  readonly stretchX?: number
  readonly stretchY?: number
}

const RECIPES = {
  cloud: { seed: 11, cell: 128, octaves: 7 },
  mid: { seed: 12, cell: 32, octaves: 5 },
  grain: { seed: 14, cell: 1, octaves: 1 },
  paper: { seed: 15, cell: 9, octaves: 3, falloff: 0.75 },
  fibre: { seed: 17, cell: 8, octaves: 2, falloff: 0.8, stretchX: 7, stretchY: 0.35 },
  wood: { seed: 16, cell: 16, octaves: 4, falloff: 0.7, stretchX: 16, stretchY: 0.5 },
  warpX: { seed: 18, cell: 64, octaves: 5, falloff: 0.55 },
  warpY: { seed: 19, cell: 64, octaves: 5, falloff: 0.55 },
} satisfies Record<string, TileRecipe>

export type TileName = keyof typeof RECIPES
export type Tile = Float32Array

/** A wrapped box blur along rows. */
function blurRows(source: Tile, target: Tile, radius: number): void {
  const scale = 1 / (2 * radius + 1)
  for (let base = 0; base < source.length; base += TILE_SIZE) {
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += source[base + (i & MASK)]
    for (let i = 0; i < TILE_SIZE; i++) {
      target[base + i] = sum * scale
      sum += source[base + ((i + radius + 1) & MASK)] - source[base + ((i - radius) & MASK)]
    }
  }
}

/** The same along columns, all in parallel: down one by one, each step is another cache line. */
function blurColumns(source: Tile, target: Tile, radius: number): void {
  const scale = 1 / (2 * radius + 1)
  const sums = new Float64Array(TILE_SIZE)
  for (let i = -radius; i <= radius; i++) {
    const row = (i & MASK) << 9
    for (let x = 0; x < TILE_SIZE; x++) sums[x] += source[row + x]
  }
  for (let i = 0; i < TILE_SIZE; i++) {
    const row = i << 9
    const enters = ((i + radius + 1) & MASK) << 9
    const leaves = ((i - radius) & MASK) << 9
    for (let x = 0; x < TILE_SIZE; x++) {
      const sum = sums[x]
      target[row + x] = sum * scale
      sums[x] = sum + (source[enters + x] - source[leaves + x])
    }
  }
}

/** Mean square of the distance from `mean`. */
function computeVariance(tile: Tile, mean: number): number {
  let sum = 0
  for (let i = 0; i < tile.length; i++) sum += (tile[i] - mean) * (tile[i] - mean)
  return sum / tile.length
}

function addOctave(total: Tile, random: Random, radiusX: number, radiusY: number, gain: number) {
  let current = new Float32Array(total.length)
  let spare = new Float32Array(total.length)
  for (let i = 0; i < current.length; i++) current[i] = random.next() - 0.5
  for (let pass = 0; pass < 3; pass++) {
    if (radiusX >= 1) {
      blurRows(current, spare, radiusX)
      ;[current, spare] = [spare, current]
    }
    if (radiusY >= 1) {
      blurColumns(current, spare, radiusY)
      ;[current, spare] = [spare, current]
    }
  }
  const scale = gain / Math.sqrt(computeVariance(current, 0))
  for (let i = 0; i < total.length; i++) total[i] = total[i] + current[i] * scale
}

/** @param into where the result goes, whole: another thread may be writing the same there */
function makeTile(recipe: TileRecipe, into: Tile): Tile {
  const { seed, octaves, falloff = 0.5, stretchX = 1, stretchY = 1 } = recipe
  const random = new Random(seed)
  const total = new Float32Array(TILE_SIZE * TILE_SIZE)
  let cell = recipe.cell
  let gain = 1
  for (let octave = 0; octave < octaves && cell >= 1; octave++) {
    const radiusX = Math.min(200, Math.round(cell * stretchX * 0.3))
    const radiusY = Math.min(200, Math.round(cell * stretchY * 0.3))
    addOctave(total, random, radiusX, radiusY, gain)
    gain *= falloff
    cell /= 2
  }
  let mean = 0
  for (let i = 0; i < total.length; i++) mean += total[i]
  mean /= total.length
  const scale = 0.18 / Math.sqrt(computeVariance(total, mean))
  for (let i = 0; i < total.length; i++) into[i] = clamp(0.5 + (total[i] - mean) * scale)
  return into
}

const NAMES = Object.keys(RECIPES) as TileName[]
/** Flags of tiles that are made, 32 bits each, then the tiles. */
const FLAG_BYTES = NAMES.length * Int32Array.BYTES_PER_ELEMENT
const TILE_PIXELS = TILE_SIZE * TILE_SIZE
const TILE_BYTES = TILE_PIXELS * Float32Array.BYTES_PER_ELEMENT
/** Of memory that threads share (`createTiles`). */
export const SHARED_NOISE_BYTES = FLAG_BYTES + NAMES.length * TILE_BYTES

/**
 * Tiles by name, each computed on first use and cached.
 *
 * @param shared of SHARED_NOISE_BYTES, zeros at first: a tile of one thread is visible to the
 * others. Two
 * threads that compute the same tile concurrently write the same bytes.
 */
export function createTiles(shared: SharedArrayBuffer | null): (name: TileName) => Tile {
  const tiles = new Map<TileName, Tile>()
  const take = (name: TileName): Tile => {
    if (!shared) return makeTile(RECIPES[name], new Float32Array(TILE_PIXELS))
    const at = NAMES.indexOf(name)
    const flags = new Int32Array(shared, 0, NAMES.length)
    const tile = new Float32Array(shared, FLAG_BYTES + at * TILE_BYTES, TILE_PIXELS)
    if (Atomics.load(flags, at) === 0) {
      makeTile(RECIPES[name], tile)
      Atomics.store(flags, at, 1)
    }
    return tile
  }
  return (name) => {
    let tile = tiles.get(name)
    if (!tile) {
      tile = take(name)
      tiles.set(name, tile)
    }
    return tile
  }
}

let own = createTiles(null)

/** The tile of that name. */
export function noiseTile(name: TileName): Tile {
  return own(name)
}

/** From now on this thread has its tiles in common with others (`createTiles`). */
export function shareNoise(memory: SharedArrayBuffer): void {
  own = createTiles(memory)
}

/** Makes every tile now, so that the first picture does not wait for them. */
export function warmNoise(): void {
  for (const name of NAMES) noiseTile(name)
}

/** The value at a whole pixel; coordinates wrap. */
export function texel(tile: Tile, x: number, y: number): number {
  return tile[((y & MASK) << 9) | (x & MASK)]
}

/** Bilinear sample; coordinates wrap and may be negative. */
export function sample(tile: Tile, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const row0 = (top & MASK) << 9
  const row1 = ((top + 1) & MASK) << 9
  const x0 = left & MASK
  const x1 = (left + 1) & MASK
  const a = tile[row0 | x0]
  const b = tile[row0 | x1]
  const c = tile[row1 | x0]
  const d = tile[row1 | x1]
  const upper = a + (b - a) * fx
  return upper + (c + (d - c) * fx - upper) * fy
}

/** A one-dimensional noise in -1..1 with its own lattice. */
export function makeNoise1d(random: Random): (x: number, octaves: number, rough: number) => number {
  const lattice = Float32Array.from({ length: 256 }, () => random.next() * 2 - 1)
  return (x, octaves, rough) => {
    let sum = 0
    let total = 0
    let gain = 1
    let scaled = x
    for (let octave = 0; octave < octaves; octave++) {
      const cell = Math.floor(scaled)
      const t = scaled - cell
      const eased = t * t * t * (t * (t * 6 - 15) + 10)
      const a = lattice[(cell + octave * 37) & 255]
      const b = lattice[(cell + 1 + octave * 37) & 255]
      sum += (a + (b - a) * eased) * gain
      total += gain
      gain *= rough
      scaled = scaled * 2 + 17.3
    }
    return sum / total
  }
}
