import { acquireZeroPlane, takeIdlePlane, onPlanesReleased } from './borrow'

/** Planes that are only needed within one call: allocating them again cost more than the blur. */
const scratches = new Map<string, Float32Array>()
/** Names of those that the painting lends. */
const lent = new Set<string>()
onPlanesReleased(() => {
  for (const name of lent) scratches.delete(name)
  lent.clear()
})
/** Larger ones, of photographs, are not cached. */
const MAX_POOLED_LENGTH = 1 << 21

/**
 * A reused plane of so many values, handed out again with the next call of the same name: write it
 * before reading, and never store it.
 */
export function scratchPlane(name: string, length: number): Float32Array {
  const known = scratches.get(name)
  if (known && known.length >= length) return known.subarray(0, length)
  const idle = takeIdlePlane(length)
  if (idle) {
    lent.add(name)
    scratches.set(name, idle)
    return idle.subarray(0, length)
  }
  lent.delete(name)
  const plane = new Float32Array(length)
  if (length <= MAX_POOLED_LENGTH) scratches.set(name, plane)
  return plane
}

/** Box-blurs one plane in place of a Gaussian: `passes` 2 looks round. Returns a new plane. */
export function blurPlane(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 1,
): Float32Array {
  return blurInto(acquireZeroPlane(source.length), source, width, height, radius, passes)
}

/** The same into a plane of the caller's, which is no part of the source. */
export function blurInto(
  target: Float32Array,
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 1,
): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const scale = 1 / (2 * reach + 1)
  const rows = scratchPlane('blurred rows', source.length)
  for (let pass = 0; pass < passes; pass++) {
    const current = pass === 0 ? source : target
    let y = 0
    for (; y + ABREAST <= height && width > 2 * reach; y += ABREAST)
      blurRows(current, rows, y * width, width, reach, scale)
    for (; y < height; y++) blurRow(current, rows, y * width, width, reach, scale)
    blurColumns(rows, target, width, height, reach, scale)
  }
  return target
}

/**
 * Each value of a row waits for the sum of the one before it: four rows side by side take little
 * more time than one. The same sums in the same order as `blurRow`.
 */
const ABREAST = 4

function blurRows(
  source: Float32Array,
  target: Float32Array,
  start: number,
  width: number,
  reach: number,
  scale: number,
): void {
  const [b, c, d] = [width, width * 2, width * 3]
  const last = start + width - 1
  const [firstA, firstB] = [source[start], source[start + b]]
  const [firstC, firstD] = [source[start + c], source[start + d]]
  let [sumA, sumB] = [firstA * reach, firstB * reach]
  let [sumC, sumD] = [firstC * reach, firstD * reach]
  for (let x = start; x < start + reach; x++) {
    sumA += source[x]
    sumB += source[x + b]
    sumC += source[x + c]
    sumD += source[x + d]
  }
  const [lastA, lastB] = [source[last], source[last + b]]
  const [lastC, lastD] = [source[last + c], source[last + d]]
  let x = start
  for (; x < start + reach; x++) {
    const enter = x + reach
    sumA += source[enter]
    sumB += source[enter + b]
    sumC += source[enter + c]
    sumD += source[enter + d]
    target[x] = sumA * scale
    target[x + b] = sumB * scale
    target[x + c] = sumC * scale
    target[x + d] = sumD * scale
    sumA -= firstA
    sumB -= firstB
    sumC -= firstC
    sumD -= firstD
  }
  for (; x <= last - reach; x++) {
    const enter = x + reach
    const leave = x - reach
    sumA += source[enter]
    sumB += source[enter + b]
    sumC += source[enter + c]
    sumD += source[enter + d]
    target[x] = sumA * scale
    target[x + b] = sumB * scale
    target[x + c] = sumC * scale
    target[x + d] = sumD * scale
    sumA -= source[leave]
    sumB -= source[leave + b]
    sumC -= source[leave + c]
    sumD -= source[leave + d]
  }
  for (; x <= last; x++) {
    const leave = x - reach
    sumA += lastA
    sumB += lastB
    sumC += lastC
    sumD += lastD
    target[x] = sumA * scale
    target[x + b] = sumB * scale
    target[x + c] = sumC * scale
    target[x + d] = sumD * scale
    sumA -= source[leave]
    sumB -= source[leave + b]
    sumC -= source[leave + c]
    sumD -= source[leave + d]
  }
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
  const end = start + width
  let sum = source[start] * reach
  for (let x = 0; x < reach; x++) sum += source[start + Math.min(x, last)]
  let x = start
  // what lies beyond both ends is what lies at them
  const head = Math.min(end, start + reach)
  for (; x < head; x++) {
    sum += source[Math.min(x + reach, start + last)]
    target[x] = sum * scale
    sum -= source[start]
  }
  for (; x < end - reach; x++) {
    sum += source[x + reach]
    target[x] = sum * scale
    sum -= source[x - reach]
  }
  for (; x < end; x++) {
    sum += source[start + last]
    target[x] = sum * scale
    sum -= source[x - reach]
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
