import type { StarsLayer } from '../drawing'
import { clamp, decay } from '../../lib/maths'
import { noiseTile, sample } from '../../lib/noise'
import type { Random } from '../../lib/random'
import type { Pair } from '../drawing/notation'

type Grid = { readonly width: number; readonly height: number }
type ScaledGrid = Grid & { readonly unit: number }
type Centre = { readonly x: number; readonly y: number }

/** Visits the pixels of the square about a place, row by row. */
export function eachAround(
  { width, height }: Grid,
  { x: cx, y: cy }: Centre,
  reach: number,
  visit: (x: number, y: number, i: number) => void,
): void {
  const [left, top] = [Math.max(0, Math.floor(cx - reach)), Math.max(0, Math.floor(cy - reach))]
  const [right, bottom] = [Math.min(width, cx + reach), Math.min(height, cy + reach)]
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) visit(x, y, y * width + x)
}

/** Visits the pixels of a disc with their coverage. */
export function eachInDisc(
  grid: Grid,
  centre: Centre,
  radius: number,
  visit: (x: number, y: number, i: number, cover: number) => void,
): void {
  eachAround(grid, centre, radius + 1, (x, y, i) => {
    const [dx, dy] = [x - centre.x, y - centre.y]
    const cover = clamp(radius - Math.sqrt(dx * dx + dy * dy) + 0.5)
    if (cover > 0) visit(x, y, i, cover)
  })
}

/**
 * Visits the pixels of a star with its light there; the brightest carry a fine cross.
 * @param reach of one without a cross, in its sizes
 */
export function eachInStar(
  { width, height, unit }: ScaledGrid,
  star: StarsLayer['stars'][number],
  reach: number,
  visit: (i: number, amount: number) => void,
): void {
  const far = Math.ceil(star.size * (star.sparkles ? 5 : reach)) + 1
  const [cx, cy] = [Math.round(star.x), Math.round(star.y)]
  for (let y = Math.max(0, cy - far); y <= Math.min(height - 1, cy + far); y++)
    for (let x = Math.max(0, cx - far); x <= Math.min(width - 1, cx + far); x++) {
      const dx = Math.abs(x - star.x)
      const dy = Math.abs(y - star.y)
      let amount = clamp((star.size - Math.sqrt(dx * dx + dy * dy)) / unit + 0.5)
      if (star.sparkles) {
        const ray = decay((dx + dy) / (star.size * 1.1)) * decay((Math.min(dx, dy) / unit) * 1.4)
        amount = Math.max(amount, ray)
      }
      if (amount >= 0.01) visit(y * width + x, amount)
    }
}

/**
 * Visits the pixels of the galaxy.
 * @param reach how far from its middle, in half widths
 * @param visit receives the distance from its middle and the noise of its clouds
 */
export function eachInGalaxy(
  { width, height, unit }: ScaledGrid,
  band: NonNullable<StarsLayer['band']>,
  reach: number,
  visit: (x: number, y: number, i: number, off: number, drift: number) => void,
): void {
  const cloud = noiseTile('cloud')
  const length = Math.sqrt(1 + band.slope * band.slope)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const off = (y - band.y - (x - band.x) * band.slope) / length / band.halfWidth
      if (off > reach || off < -reach) continue
      const drift = sample(cloud, (x / unit) * 0.8, (y / unit) * 0.8)
      visit(x, y, y * width + x, off, drift)
    }
}

/**
 * Visits the pixels of falling flakes with their share of the snow's colour.
 * @param near strength and softness of the few that are close to the viewer
 * @param far least and greatest strength of the others
 */
export function eachInSnow(
  grid: ScaledGrid,
  amount: number,
  random: Random,
  { near, far }: { readonly near: Pair; readonly far: Pair },
  visit: (i: number, share: number) => void,
): void {
  const { width, height, unit } = grid
  const count = Math.round(330 * amount)
  for (let n = 0; n < count; n++) {
    const centre = { x: random.next() * width, y: random.next() * height }
    const isNear = random.chance(0.08)
    const radius = (isNear ? random.range(3, 5.5) : random.range(0.9, 2.6)) * unit
    const strength = isNear ? near[0] : random.range(...far)
    const soft = (isNear ? near[1] : 0.9) * unit
    eachAround(grid, centre, radius + soft, (x, y, i) => {
      const [dx, dy] = [x - centre.x, y - centre.y]
      visit(i, strength * clamp((radius - Math.sqrt(dx * dx + dy * dy)) / soft + 0.5))
    })
  }
}
