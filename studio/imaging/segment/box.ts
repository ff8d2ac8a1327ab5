/** Running means: the same cost for every radius. */

interface Window {
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** Means along each row within ±radius; fewer at the ends. */
function meanRows(from: Float32Array, { width, height, radius }: Window): Float32Array {
  const out = new Float32Array(from.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = Math.min(radius, width)
    for (let x = 0; x < count; x++) sum += from[row + x]
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += from[row + x + radius]
        count++
      }
      if (x > radius) {
        sum -= from[row + x - radius - 1]
        count--
      }
      out[row + x] = sum / count
    }
  }
  return out
}

/** The same along columns, row after row: memory is read in its order. */
function meanColumns(from: Float32Array, { width, height, radius }: Window): Float32Array {
  const out = new Float32Array(from.length)
  const sums = new Float64Array(width)
  const add = (y: number): void => {
    for (let x = 0, i = y * width; x < width; x++, i++) sums[x] = sums[x] + from[i]
  }
  let count = Math.min(radius, height)
  for (let y = 0; y < count; y++) add(y)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      add(y + radius)
      count++
    }
    if (y > radius) {
      const gone = (y - radius - 1) * width
      for (let x = 0; x < width; x++) sums[x] = sums[x] - from[gone + x]
      count--
    }
    const share = 1 / count
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = sums[x] * share
  }
  return out
}

/** Mean over the (2r+1)² window of each pixel of a plane; windows are cut at the border. */
export function boxMean(plane: Float32Array, window: Window): Float32Array {
  return window.radius < 1 ? plane.slice() : meanColumns(meanRows(plane, window), window)
}
