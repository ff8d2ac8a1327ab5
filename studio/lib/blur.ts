/** Box-blurs one plane in place of a Gaussian: `passes` 2 looks round. Returns a new plane. */
export function blurPlane(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 1,
): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const scale = 1 / (2 * reach + 1)
  const rows = new Float32Array(source.length)
  let current = source
  for (let pass = 0; pass < passes; pass++) {
    const out = new Float32Array(source.length)
    for (let y = 0; y < height; y++) blurRow(current, rows, y * width, width, reach, scale)
    blurColumns(rows, out, width, height, reach, scale)
    current = out
  }
  return current
}

function blurRow(
  source: Float32Array,
  target: Float32Array,
  start: number,
  width: number,
  reach: number,
  scale: number,
): void {
  const last = width - 1
  let sum = source[start] * reach
  for (let x = 0; x < reach; x++) sum += source[start + Math.min(x, last)]
  for (let x = 0; x < width; x++) {
    sum += source[start + Math.min(x + reach, last)]
    target[start + x] = sum * scale
    sum -= source[start + Math.max(x - reach, 0)]
  }
}

function blurColumns(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  reach: number,
  scale: number,
): void {
  const last = height - 1
  const sums = new Float32Array(width)
  for (let x = 0; x < width; x++) sums[x] = source[x] * reach
  for (let y = 0; y < reach; y++) {
    const row = Math.min(y, last) * width
    for (let x = 0; x < width; x++) sums[x] = sums[x] + source[row + x]
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(y + reach, last) * width
    const leave = Math.max(y - reach, 0) * width
    const row = y * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] + source[enter + x]
      target[row + x] = sum * scale
      sums[x] = sum - source[leave + x]
    }
  }
}
