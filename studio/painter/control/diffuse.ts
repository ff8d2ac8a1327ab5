/** Half the size: each cell the average of its known children. */
function pull(
  values: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): { values: Float32Array; weights: Float32Array; width: number; height: number } {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const small = new Float32Array(half.width * half.height)
  const weight = new Float32Array(small.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const w = weights[i]
      if (w <= 0) continue
      const at = (y >> 1) * half.width + (x >> 1)
      small[at] = small[at] + values[i] * w
      weight[at] = weight[at] + w
    }
  for (let i = 0; i < small.length; i++) {
    const w = weight[i]
    if (w <= 0) continue
    small[i] = small[i] / w
    weight[i] = Math.min(1, w)
  }
  return { ...half, values: small, weights: weight }
}

/** A smooth value out of the smaller plane, between its cells. */
function sampleSmall(small: Float32Array, width: number, height: number, x: number, y: number) {
  const fx = Math.min(width - 1, Math.max(0, x))
  const fy = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(fx)
  const top = Math.floor(fy)
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const upper =
    small[top * width + left] * (1 - (fx - left)) + small[top * width + right] * (fx - left)
  const lower =
    small[bottom * width + left] * (1 - (fx - left)) + small[bottom * width + right] * (fx - left)
  return upper * (1 - (fy - top)) + lower * (fy - top)
}

/**
 * Fills the unknown cells of a plane smoothly from the known ones (pull-push pyramid, Gortler 1996):
 * a membrane in time linear in the number of cells.
 *
 * @param known 1 where `values` counts, 0 where it is to be found
 */
export function diffuse(
  values: Float32Array,
  known: Float32Array,
  width: number,
  height: number,
): Float32Array {
  if (width <= 2 || height <= 2) {
    const sum = values.reduce((total, value, i) => total + value * known[i], 0)
    const weight = known.reduce((total, value) => total + value, 0)
    const mean = weight > 0 ? sum / weight : 0
    return values.map((value, i) => (known[i] > 0 ? value : mean))
  }
  const half = pull(values, known, width, height)
  const small = diffuse(half.values, half.weights, half.width, half.height)
  return values.map((value, i) => {
    const weight = known[i]
    if (weight >= 1) return value
    const x = ((i % width) - 0.5) / 2
    const y = (Math.floor(i / width) - 0.5) / 2
    const around = sampleSmall(small, half.width, half.height, x, y)
    return value * weight + around * (1 - weight)
  })
}
