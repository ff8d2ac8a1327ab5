/** Least or most of the (2 reach + 1)² pixels around each pixel; borders count once. */
export function spread(
  source: Float32Array,
  width: number,
  height: number,
  most: boolean,
  reach = 1,
): Float32Array {
  let current = source
  for (let step = 0; step < reach; step++) current = spreadOnce(current, width, height, most)
  return current
}

function spreadOnce(
  source: Float32Array,
  width: number,
  height: number,
  most: boolean,
): Float32Array {
  const pick = most ? Math.max : Math.min
  const rows = new Float32Array(source.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const left = source[x > 0 ? i - 1 : i]
      rows[i] = pick(left, source[i], source[x < width - 1 ? i + 1 : i])
    }
  }
  const out = new Float32Array(source.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const above = rows[y > 0 ? i - width : i]
      out[i] = pick(above, rows[i], rows[y < height - 1 ? i + width : i])
    }
  }
  return out
}
