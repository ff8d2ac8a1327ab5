/** Colour model of a side: a few Gaussians in Lab (Rother 2004, GrabCut). */
const CLOUDS = 5
/** Variance added to every cloud, Lab²: flat colours must not become needles. */
const SOFTNESS = 2

export interface ColourModel {
  /** Ten numbers a cloud: mean (3), inverse covariance (6, upper half by rows), -log weight. */
  readonly clouds: Float64Array
}

/** Distances², smallest to any of the first `count` seeds. */
function toSeeds(samples: Float32Array, at: number, seeds: Float64Array, count: number) {
  let best = 0
  let nearest = Infinity
  for (let c = 0; c < count; c++) {
    let d = 0
    for (let j = 0; j < 3; j++) {
      const step = samples[at + j] - seeds[3 * c + j]
      d += step * step
    }
    if (d < nearest) {
      nearest = d
      best = c
    }
  }
  return { best, nearest }
}

/** K-means; it begins at the mean and goes to the farthest colour each time: no dice. */
function cluster(samples: Float32Array): Uint8Array {
  const n = samples.length / 3
  const seeds = new Float64Array(CLOUDS * 3)
  for (let i = 0; i < samples.length; i++) seeds[i % 3] = seeds[i % 3] + samples[i] / n
  for (let c = 1; c < CLOUDS; c++) {
    let far = 0
    let most = -1
    for (let i = 0; i < n; i++) {
      const { nearest } = toSeeds(samples, 3 * i, seeds, c)
      if (nearest > most) {
        most = nearest
        far = i
      }
    }
    seeds.set(samples.subarray(3 * far, 3 * far + 3), 3 * c)
  }
  const owner = new Uint8Array(n)
  for (let round = 0; round < 6; round++) {
    const sums = new Float64Array(CLOUDS * 4)
    for (let i = 0; i < n; i++) {
      const { best } = toSeeds(samples, 3 * i, seeds, CLOUDS)
      owner[i] = best
      for (let j = 0; j < 3; j++) sums[4 * best + j] = sums[4 * best + j] + samples[3 * i + j]
      sums[4 * best + 3] = sums[4 * best + 3] + 1
    }
    for (let c = 0; c < CLOUDS; c++)
      for (let j = 0; j < 3 && sums[4 * c + 3] > 0; j++)
        seeds[3 * c + j] = sums[4 * c + j] / sums[4 * c + 3]
  }
  return owner
}

/** Weighs, centres and inverts one cloud; `sums` = n, Σv (3), Σvv (6). */
function shape(sums: Float64Array, total: number, out: Float64Array): void {
  const n = sums[0]
  if (n < 3) {
    out[9] = Infinity
    return
  }
  const [mx, my, mz] = [1, 2, 3].map((j) => sums[j] / n) as [number, number, number]
  const xx = sums[4] / n - mx * mx + SOFTNESS
  const xy = sums[5] / n - mx * my
  const xz = sums[6] / n - mx * mz
  const yy = sums[7] / n - my * my + SOFTNESS
  const yz = sums[8] / n - my * mz
  const zz = sums[9] / n - mz * mz + SOFTNESS
  const a = yy * zz - yz * yz
  const b = xz * yz - xy * zz
  const c = xy * yz - xz * yy
  const det = Math.max(1e-6, xx * a + xy * b + xz * c)
  const inverse = [a, b, c, xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  out.set([mx, my, mz, ...inverse.map((v) => v / det)])
  out[9] = 0.5 * Math.log(det) - Math.log(n / total)
}

/** @param samples L, a, b of at least one pixel, flat */
export function learnColours(samples: Float32Array): ColourModel {
  const owner = cluster(samples)
  const sums = new Float64Array(CLOUDS * 10)
  for (let i = 0; i < owner.length; i++) {
    const s = 10 * owner[i]
    const v = [0, 1, 2].map((j) => samples[3 * i + j]) as [number, number, number]
    let at = s + 4
    sums[s] = sums[s] + 1
    for (let j = 0; j < 3; j++) {
      sums[s + 1 + j] = sums[s + 1 + j] + v[j]
      for (let k = j; k < 3; k++) {
        sums[at] = sums[at] + v[j] * v[k]
        at++
      }
    }
  }
  const clouds = new Float64Array(CLOUDS * 10)
  for (let c = 0; c < CLOUDS; c++)
    shape(sums.subarray(10 * c, 10 * c + 10), owner.length, clouds.subarray(10 * c, 10 * c + 10))
  return { clouds }
}

/** -log likelihood of a colour: low = belongs. */
export function unlikeliness({ clouds }: ColourModel, l: number, a: number, b: number): number {
  let best = Infinity
  for (let s = 0; s < clouds.length; s += 10) {
    const x = l - clouds[s]
    const y = a - clouds[s + 1]
    const z = b - clouds[s + 2]
    const d =
      0.5 * (x * x * clouds[s + 3] + y * y * clouds[s + 6] + z * z * clouds[s + 8]) +
      x * y * clouds[s + 4] +
      x * z * clouds[s + 5] +
      y * z * clouds[s + 7] +
      clouds[s + 9]
    if (d < best) best = d
  }
  return best
}
