/** Smooth surfaces over what is missing: no texture, only the values of the rim. */
import type { Raster } from '@media/raster'
import { createSolver } from './multigrid'

const CYCLES = 5

/** A picture's plane and what of it is missing. */
interface Gap {
  readonly width: number
  readonly height: number
  /** 1 = to be found. */
  readonly unknown: Uint8Array
}

/** Fills planes from their rim with the smoothest surface there is (Laplace's equation). */
function createMembrane({ width, height, unknown }: Gap): (plane: Float32Array) => void {
  const solve = createSolver({ width, height, unknown }, 0)
  return (plane) => {
    const wanted = new Float32Array(plane.length)
    unknown.forEach((value, i) => value && (plane[i] = 0))
    const known = (i: number): number => (unknown[i] ? 0 : plane[i])
    for (let i = 0; i < plane.length; i++) {
      if (!unknown[i]) continue
      const x = i % width
      let sum = 0
      if (x > 0) sum += known(i - 1)
      if (x < width - 1) sum += known(i + 1)
      if (i >= width) sum += known(i - width)
      if (i < plane.length - width) sum += known(i + width)
      wanted[i] = -sum
    }
    const found = solve(wanted, CYCLES)
    unknown.forEach((value, i) => value && (plane[i] = found[i]))
  }
}

/** The picture with its hole closed smoothly: for holes too close to everything to copy from. */
export function fillSmoothly(picture: Raster, hole: Uint8Array): Raster {
  const { width, height } = picture
  const rgba = new Uint8ClampedArray(picture.rgba)
  const fill = createMembrane({ width, height, unknown: hole })
  for (let c = 0; c < 4; c++) {
    const plane = new Float32Array(width * height)
    for (let i = 0; i < plane.length; i++) plane[i] = rgba[i * 4 + c]
    fill(plane)
    hole.forEach((value, i) => value && (rgba[i * 4 + c] = plane[i]))
  }
  return { width, height, rgba }
}
